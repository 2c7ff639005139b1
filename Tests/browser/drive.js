// Uses the page as a reader would and writes what does not hold into <pre id="driver">.
(async function () {
  'use strict';
  const log = [];
  const cards = Array.from(document.querySelectorAll('.card'));
  const form = document.getElementById('filters');
  const shown = () => cards.filter(card => !card.hidden);
  const settled = () => new Promise(done => setTimeout(done, 50));

  function check(what, holds) {
    log.push((holds ? 'ok      ' : 'FAILED  ') + what);
  }

  async function visit(fragment) {
    location.replace(fragment);
    await settled();
  }

  async function choose(name, value) {
    form.elements[name].value = value;
    form.dispatchEvent(new Event('input'));
    await settled();
  }

  async function reset() {
    form.querySelector('[type=reset]').click();
    await settled();
  }

  async function filters() {
    check('the filters are there once the script runs', !form.hidden);
    await visit('#all');
    check('nothing is hidden at first', shown().length === cards.length);
    const rule = cards[0].dataset.rule;
    await choose('rule', rule);
    check('a rule shows its findings only', shown().length > 0 && shown().every(card => card.dataset.rule === rule));
    check('the address remembers the rule', location.hash === '#rule=' + encodeURIComponent(rule));
    await reset();
    check('everything is back after a reset', shown().length === cards.length && form.elements.rule.value === '');
    const severity = cards[0].dataset.severity;
    await visit('#severity=' + severity);
    check('a severity in the address shows it only', shown().every(card => card.dataset.severity === severity));
    check('its box is ticked', form.querySelector('[name=severity][value=' + severity + ']').checked);
    await reset();
    await choose('q', cards[0].querySelector('h3').textContent);
    check('a text finds its finding', shown().includes(cards[0]));
    await choose('q', 'no text has this');
    check('what is not there is said not to be', shown().length === 0 && !document.getElementById('none').hidden);
    await reset();
    document.querySelector('.card .link').click();
    await settled();
    check('a link shows one finding', shown().length === 1);
    await reset();
  }

  async function matrix() {
    const link = document.querySelector('.matrix td.error a, .matrix td.warning a, .matrix td.note a');
    if (!link) return;
    link.click();
    await settled();
    const count = Number(link.textContent);
    const variant = new URLSearchParams(link.hash.slice(1)).get('variant');
    check('a cell shows at least as many findings as it counts', shown().length >= count && shown().length > 0);
    check('the cell is marked', link.parentElement.classList.contains('on'));
    const pressed = shown().map(card => card.querySelector('button.chip[aria-pressed=true]')).filter(Boolean);
    check('pictures follow the cell', pressed.every(chip => chip.dataset.variant === variant));
    await reset();
  }

  async function pictures() {
    const broken = await Promise.all(Array.from(document.images, async image => {
      image.loading = 'eager';
      await image.decode().catch(() => {});
      return image.naturalWidth === 0;
    }));
    check('every picture is there', broken.every(one => !one));
    const card = cards.find(card => card.querySelectorAll('button.chip').length > 1);
    if (!card) return;
    const other = card.querySelector('button.chip[aria-pressed=false]');
    other.click();
    check('a variant shows its picture', card.querySelector('.faulty .which').textContent === other.dataset.variant);
    card.querySelector('.shot img').click();
    const viewer = document.getElementById('viewer');
    check('a picture is enlarged', viewer.open && viewer.querySelectorAll('figure').length > 0);
    check('it is not cut', getComputedStyle(viewer.querySelector('.sheet')).marginTop === '0px');
    document.getElementById('outline').click();
    const mark = viewer.querySelector('.mark');
    check('its outlines can be hidden', !mark || getComputedStyle(mark).display === 'none');
    document.getElementById('close').click();
    check('the viewer closes', !viewer.open);
  }

  try {
    await filters();
    await matrix();
    await pictures();
  } catch (error) {
    log.push('FAILED  ' + error);
  }
  const list = document.createElement('pre');
  list.id = 'driver';
  list.textContent = '\n' + log.join('\n') + '\n';
  document.body.append(list);
  document.documentElement.dataset.driver = log.some(line => line.startsWith('FAILED')) ? 'failed' : 'passed';
})();
