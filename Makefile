# Galley's two commands are `make check` and `make test`; both set the machine up first.

# Package → what needs it. `make setup` installs those that are missing, and only those.
PACKAGES = \
	pkg-config:to-find-the-libraries \
	libharfbuzz-dev:shaping \
	libfreetype-dev:font-files \
	libfribidi-dev:bidirectional-text \
	libcairo2-dev:pictures \
	fonts-inter:stands-for-the-system-font \
	fonts-noto-core:Arabic-Hebrew-Devanagari-Thai-and-more \
	fonts-noto-cjk:Chinese-Japanese-Korean \
	fonts-noto-color-emoji:emoji

LAYOUTS = $(patsubst %/,%,$(sort $(wildcard Layouts/*/)))

.PHONY: check test setup build install benchmark format

PREFIX ?= /usr/local

## check: build in release, lay out the example projects, print the verdict
check: build
	@for layout in $(LAYOUTS); do \
		.build/release/galley check $$layout --expect $$layout/expected.json \
			--report Reports/latest/$$(basename $$layout) || exit $$?; \
	done

## test: build and run all tests
test: setup
	swift test

## build: the command, in release
build: setup
	swift build -c release --product galley

## setup: install the Debian packages that are missing
setup:
	@missing=; \
	for entry in $(PACKAGES); do \
		name=$${entry%%:*}; \
		dpkg-query -W -f '$${Status}' $$name 2>/dev/null | grep -q 'ok installed' && continue; \
		echo "setup: $$name is missing ($$(echo $${entry#*:} | tr - ' '))"; missing="$$missing $$name"; \
	done; \
	[ -z "$$missing" ] && exit 0; \
	as_root=; [ "$$(id -u)" = 0 ] || as_root=sudo; \
	if [ -n "$$as_root" ] && ! command -v sudo >/dev/null; then \
		echo "setup: run as root, or install sudo, then: apt-get install$$missing" >&2; exit 1; \
	fi; \
	echo "setup: installing$$missing"; \
	$$as_root apt-get update -qq && \
	$$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing >/dev/null
	@command -v swift >/dev/null || { \
		echo "setup: no swift on PATH; install Swift 6.3 for Linux from https://swift.org/install" >&2; exit 1; }

## install: the command under PREFIX (/usr/local), its data under PREFIX/share/galley
install: build
	install -D .build/release/galley $(DESTDIR)$(PREFIX)/bin/galley
	install -D -m 644 Fonts/cascade.json $(DESTDIR)$(PREFIX)/share/galley/Fonts/cascade.json
	install -D -m 644 Schemas/galley.schema.json $(DESTDIR)$(PREFIX)/share/galley/galley.schema.json

## benchmark: what a node costs in trees of growing size, and a matrix against the floor
benchmark: setup
	@swift run -c release GalleyBenchmarks
	@for layout in $(LAYOUTS); do swift run -c release GalleyBenchmarks $$layout; done

## format: rewrite the sources in the house style
format:
	swift format --in-place --recursive --parallel Package.swift Sources Tests Benchmarks
