/// The page's script: filters kept in the address, pictures exchanged and enlarged.
enum HTMLScript {
  static let source = setUp + filtering + exchange + viewer + start

  private static let setUp = #"""
    'use strict';
    (function () {
    const form = document.getElementById('filters');
    if (!form) return;
    const cards = Array.from(document.querySelectorAll('.card'));
    const cells = Array.from(document.querySelectorAll('.matrix td, .matrix th'));
    const single = ['q', 'rule', 'screen', 'variant', 'finding'];
    const texts = new Map(cards.map(card => [card, card.querySelector('.words').textContent.toLowerCase()]));

    function wanted() {
      const parameters = new URLSearchParams(location.hash.slice(1));
      const state = {};
      for (const name of single) state[name] = parameters.get(name) || '';
      state.severity = (parameters.get('severity') || '').split(',').filter(Boolean);
      state.certain = parameters.get('certain') === 'yes';
      state.new = parameters.get('new') === 'yes';
      return state;
    }

    """#

  private static let filtering = #"""
    function address(state) {
      const parts = [];
      for (const name of single) {
        if (state[name]) parts.push(name + '=' + encodeURIComponent(state[name]));
      }
      if (state.severity.length) parts.push('severity=' + state.severity.join(','));
      if (state.certain) parts.push('certain=yes');
      if (state.new) parts.push('new=yes');
      // An empty fragment would scroll to the top.
      return '#' + (parts.join('&') || 'all');
    }

    function matches(card, state) {
      const data = card.dataset;
      const variants = data.variants ? data.variants.split('\n') : [];
      return (!state.rule || data.rule === state.rule)
        && (!state.screen || data.screen === state.screen)
        && (!state.variant || !variants.length || variants.includes(state.variant))
        && (!state.finding || data.name === state.finding)
        && (!state.severity.length || state.severity.includes(data.severity))
        && (!state.certain || data.certain === 'yes')
        && (!state.new || data.new === 'yes')
        && state.q.toLowerCase().split(/\s+/).every(word => texts.get(card).includes(word));
    }

    function apply() {
      const state = wanted();
      for (const field of form.elements) {
        if (field.type === 'checkbox') {
          field.checked = field.name === 'severity' ? state.severity.includes(field.value) : state[field.name];
        } else if (field.name && document.activeElement !== field) {
          field.value = state[field.name];
        }
      }
      let shown = 0;
      for (const card of cards) {
        card.hidden = !matches(card, state);
        if (card.hidden) continue;
        shown += 1;
        show(card, state.variant);
      }
      document.getElementById('shown').textContent =
        shown === cards.length ? cards.length + ' shown' : shown + ' of ' + cards.length + ' shown';
      document.getElementById('none').hidden = shown > 0;
      for (const cell of cells) {
        const link = cell.querySelector('a');
        if (!link) continue;
        const target = new URLSearchParams(link.hash.slice(1));
        const on = (target.get('screen') || '') === state.screen && (target.get('variant') || '') === state.variant;
        cell.classList.toggle('on', on);
        if (on) link.setAttribute('aria-current', 'true'); else link.removeAttribute('aria-current');
      }
    }

    function read() {
      const state = wanted();
      for (const name of ['q', 'rule', 'screen', 'variant']) state[name] = form.elements[name].value;
      state.severity = Array.from(form.querySelectorAll('[name=severity]:checked'), box => box.value);
      state.certain = form.elements.certain.checked;
      state.new = form.elements.new.checked;
      location.replace(address(state));
    }

    """#

  private static let exchange = #"""
    // Shows a card's picture of one variant; the one it was written with when there is none of that.
    function show(card, variant) {
      const chips = Array.from(card.querySelectorAll('button.chip'));
      const chip = chips.find(chip => chip.dataset.variant === variant) || chips.find(chip => chip.dataset.first);
      if (chip && chip.getAttribute('aria-pressed') !== 'true') exchange(card, chip);
    }

    function exchange(card, chip) {
      const figure = card.querySelector('.faulty');
      if (!figure) return;
      const data = chip.dataset;
      const sheet = figure.querySelector('.sheet');
      const image = sheet.querySelector('img');
      figure.querySelector('.which').textContent = data.variant;
      figure.querySelector('.shot').href = data.file;
      figure.querySelector('.shot').style.cssText = data.frame;
      sheet.style.cssText = data.sheet;
      image.removeAttribute('width');
      image.removeAttribute('height');
      image.alt = data.alt;
      image.src = data.file;
      sheet.querySelectorAll('.mark').forEach(mark => mark.remove());
      for (const style of data.marks.split('|').filter(Boolean)) {
        const mark = document.createElement('span');
        mark.className = 'mark';
        mark.style.cssText = style;
        sheet.append(mark);
      }
      for (const other of card.querySelectorAll('button.chip')) {
        other.setAttribute('aria-pressed', other === chip ? 'true' : 'false');
      }
    }

    """#

  private static let viewer = #"""
    const viewer = document.getElementById('viewer');
    const stage = document.getElementById('stage');
    let current = null;

    function enlarge(card) {
      current = card;
      document.getElementById('viewer-title').textContent = card.querySelector('h3').textContent;
      const figures = Array.from(card.querySelectorAll('figure'), figure => figure.cloneNode(true));
      for (const figure of figures) {
        // The width follows the picture's own size, which the frame knows.
        figure.style.cssText = figure.querySelector('.shot').style.cssText;
        figure.querySelector('img').loading = 'eager';
        figure.querySelector('.shot').removeAttribute('href');
      }
      stage.classList.toggle('wide', card.querySelector('.pictures').classList.contains('wide'));
      stage.replaceChildren(...figures);
      stage.scrollTop = 0;
      if (!viewer.open) viewer.showModal();
    }

    function step(by) {
      const shown = cards.filter(card => !card.hidden && card.querySelector('figure'));
      const next = shown[shown.indexOf(current) + by];
      if (next) enlarge(next);
    }

    """#

  private static let start = #"""
    for (const card of cards) {
      const pressed = card.querySelector('button.chip[aria-pressed=true]');
      if (pressed) pressed.dataset.first = 'yes';
      card.addEventListener('click', event => {
        const chip = event.target.closest('button.chip');
        if (chip) return exchange(card, chip);
        if (!event.target.closest('.shot') || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        enlarge(card);
      });
    }
    form.hidden = false;
    form.addEventListener('input', read);
    form.addEventListener('submit', event => event.preventDefault());
    form.addEventListener('reset', event => {
      event.preventDefault();
      if (document.activeElement) document.activeElement.blur();
      location.replace('#all');
    });
    document.querySelectorAll('.matrix a').forEach(link => link.addEventListener('click', () => {
      setTimeout(() => document.getElementById('findings').scrollIntoView(), 0);
    }));
    document.getElementById('previous').addEventListener('click', () => step(-1));
    document.getElementById('next').addEventListener('click', () => step(1));
    document.getElementById('close').addEventListener('click', () => viewer.close());
    document.getElementById('outline').addEventListener('change', event => {
      stage.classList.toggle('bare', !event.target.checked);
    });
    viewer.addEventListener('close', () => current.scrollIntoView({ block: 'nearest' }));
    document.addEventListener('keydown', event => {
      if (event.metaKey || event.ctrlKey || event.altKey) return;
      if (viewer.open) {
        if (event.key === 'ArrowLeft') step(-1);
        if (event.key === 'ArrowRight') step(1);
      } else if (event.key === '/' && !event.target.matches('input, select')) {
        event.preventDefault();
        form.elements.q.focus();
      }
    });
    window.addEventListener('hashchange', apply);
    apply();
    })();

    """#
}
