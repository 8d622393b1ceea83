# Everything a person does with this repository. `make help` lists it.
.DEFAULT_GOAL := help
SHELL := /bin/bash
SCENE ?=
PREFIX ?= $(HOME)/.local
BUILD := swift build -c release
# The tree that the demo stands on: what was built, laid out as `make install` lays it out.
DEMO := .build/installed
PRODUCT = $$(swift build -c release --show-bin-path)/vitrine
# Tests are built optimised: pixel work is 50 times slower in a debug build. One after the other, since there is one
# UIScreen.main and one clock.
TEST := -c release -Xswiftc -enable-testing --scratch-path .build-tests

.PHONY: help install uninstall demo preview render test test-all test-others test-neon test-wayland test-units test-commands test-installed install-and-fuzz libraries build-tests test-fuzz test-hello test-sanitized test-cmake test-adapter test-install install-tests bench fuzz soak coverage docs golden-update format check clean

help: ## this list
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## */\1\t/' | expand -t 16

demo: build ## install what is missing, build, render every scene into out/, open the window
	@Tools/Install/install $(DEMO)
	@$(DEMO)/bin/vitrine gallery -o out
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ]; then $(DEMO)/bin/vitrine preview $(SCENE); else \
	  echo "No display: the pictures are in out/, the window was not opened. Log in to a desktop, forward one (ssh -X),"; \
	  echo "or make a virtual one (apt-get install xvfb; xvfb-run make preview)."; fi

# The parser of the compiler shim is built beside the library: most of either runs on one core.
install: ## install the command, the library and a Swift SDK into PREFIX (default ~/.local)
	@.ci/setup build
	@Tools/Adapter/build-syntax >/dev/null & parser=$$!; $(BUILD) --product vitrine || { kill $$parser; exit 1; }; \
	  wait $$parser || echo "The fast parser could not be built. The compiler shim uses the toolchain's, which takes 0.2 s for 5,000 lines." >&2
	@Tools/Install/install "$(PREFIX)"
	@swift sdk remove vitrine >/dev/null 2>&1 || true
	@swift sdk install "$(PREFIX)/lib/vitrine/vitrine.artifactbundle"
	@case ":$$PATH:" in *":$(PREFIX)/bin:"*) ;; *) echo "$(PREFIX)/bin is not on PATH: add it in your shell's profile." ;; esac

uninstall: ## take away what install put into PREFIX
	@Tools/Install/uninstall "$(PREFIX)"
	@swift sdk remove vitrine >/dev/null 2>&1 || true

render: build ## render every scene headless into out/, with a contact sheet
	@$(PRODUCT) gallery -o out

preview: build ## open the preview window (SCENE=Name starts with that scene)
	@$(PRODUCT) preview $(SCENE)

build:
	@.ci/setup build
	@$(BUILD) --product vitrine

test: ## install what is missing, build, run the tests that open no window
	@$(MAKE) build-tests
	@$(MAKE) test-units

# UIKit is compiled on one core, and tests run on one or wait, so there is always something else to do meanwhile. Tests of windows wait for
# other programs: no more than one other runs beside them.
test-all: ## also the command, windows, installation, CMake, kernels, fuzzers: what continuous integration runs
	@.ci/setup test
	@$(MAKE) -j2 --output-sync=target build-tests test-others
	@$(MAKE) -j2 --output-sync=target test-units install-and-fuzz
	@$(MAKE) -j2 --output-sync=target test-commands test-installed
	@$(MAKE) test-wayland
	@$(MAKE) test-hello

test-units:
	.ci/test $(TEST) --ignore-lock --skip CommandTests

test-commands:
	.ci/test $(TEST) --ignore-lock --filter CommandTests

test-installed:
	Tools/Install/test

install-and-fuzz:
	@$(MAKE) install-tests
	@$(MAKE) test-fuzz

test-others:
	@$(MAKE) test-neon test-adapter libraries test-sanitized test-cmake

# What the frameworks stand on, which needs no UIKit.
libraries:
	cd Frameworks/Libraries && swift build -c release

build-tests:
	@.ci/setup test
	swift build $(TEST) --build-tests

# Two minutes of all kinds, with the program that was built beside the tests.
test-fuzz:
	"$$(swift build $(TEST) --show-bin-path)/fuzz" --seconds 12

# The pixel kernels for aarch64, compared with those of x86-64 under qemu.
test-neon:
	@.ci/setup test
	Tests/KernelProgram/test

# The preview window under Weston's headless back end, with the command that was built beside the tests. 35 seconds.
test-wayland:
	@.ci/setup test
	Tests/WaylandSession/test "$$(swift build $(TEST) --show-bin-path)/vitrine"

# A package that depends on Vitrine. SwiftPM compiles Vitrine for it with the same commands as for the tests, so it takes the modules from their
# folder. `swift test` without --skip-build would add another -enable-testing, and compile everything again.
test-hello: build-tests
	cd Samples/HelloUIKit && swift build $(subst .build-tests,../../.build-tests,$(TEST)) --build-tests && swift test $(subst .build-tests,../../.build-tests,$(TEST)) --skip-build

# Pixels, image files, compression and the compositor with the address sanitizer; the compositor's threads with the thread sanitizer. Every module
# below them is built anew for that.
test-sanitized: ## look for wrong accesses to memory, and for data races
	@.ci/setup test
	Tests/Sanitizers/test address RasterTests ImageIOTests CompositorTests FoundationCompatibilityTests
	Tests/Sanitizers/test thread RasterTests CompositorTests

test-cmake:
	@.ci/setup test
	.build-tools/bin/cmake -G Ninja -S . -B build -DCMAKE_BUILD_TYPE=Release -DCMAKE_Swift_FLAGS_RELEASE='-Onone -wmo'
	.build-tools/bin/cmake --build build
	.build-tools/bin/ctest --test-dir build --output-on-failure

test-adapter:
	cd Tools/Adapter && swift build -c release -Xswiftc -enable-testing --scratch-path .build-tests --build-tests
	cd Tools/Adapter && swift test -c release -Xswiftc -enable-testing --scratch-path .build-tests --skip-build

# Installs the objects that the tests were built from, so that UIKit is not compiled once more.
install-tests:
	rm -rf .build-installed
	VITRINE_BUILD_FLAGS="-Xswiftc -enable-testing --scratch-path .build-tests --ignore-lock" Tools/Install/install .build-installed/prefix

test-install: install-tests test-installed

bench: build ## measure redraw throughput and layout beside the peers (pixman, cairo, Qt, Skia, kiwi)
	@.ci/setup bench
	@$(PRODUCT) bench ops --peers && $(PRODUCT) bench scenes --peers && $(PRODUCT) bench layout --peers

# Settings of `make fuzz` and `make soak`.
KINDS ?=
SECONDS ?=
fuzz: ## try to break the library with damaged files (KINDS="images fonts", SECONDS for each)
	@.ci/setup build
	@$(BUILD) --product fuzz
	@"$$(swift build -c release --show-bin-path)/fuzz" $(KINDS) --seconds $(or $(SECONDS),600)

soak: ## let a busy application run for an hour at virtual time, flat in memory, threads and descriptors
	@.ci/setup build
	@$(BUILD) --product fuzz
	@"$$(swift build -c release --show-bin-path)/fuzz" soak --seconds $(or $(SECONDS),3600)

# Symbol graphs come from a debug build, which has its own folder.
COVERAGE_BUILD ?= .build-debug
coverage: ## compare the declared interface with Apple's, member by member, into Documentation/Coverage.md
	@.ci/setup build
	@swift build --scratch-path $(COVERAGE_BUILD) --target UIKit
	@Tools/Coverage/graphs $(COVERAGE_BUILD) $(COVERAGE_BUILD)/graphs
	@cd Tools/Coverage && python3 -B check $(abspath $(COVERAGE_BUILD))/graphs uikit-members.tsv quartzcore-members.tsv \
	  --table ../../Documentation/Coverage.md --missing $(abspath $(COVERAGE_BUILD))/graphs/missing.tsv

# A parameter whose name says what it is has no comment; every other warning fails.
DOCS ?= out/docs
docs: ## build the documentation of UIKit, QuartzCore and VitrineTesting as a site into out/docs; warnings fail
	@.ci/setup build
	@mkdir -p $(DOCS)
	@for target in UIKit QuartzCore VitrineTesting; do \
	  VITRINE_DOCS=1 swift package --scratch-path $(COVERAGE_BUILD) --allow-writing-to-directory $(DOCS) generate-documentation \
	    --target $$target --output-path $(DOCS)/$$target --transform-for-static-hosting --hosting-base-path $$target \
	    >$(DOCS)/$$target.log 2>&1 || { cat $(DOCS)/$$target.log; exit 1; }; \
	  ! grep '^warning: ' $(DOCS)/$$target.log | grep -v "^warning: Parameter '.*' is missing documentation$$" || exit 1; done

golden-update: ## rewrite the reference pictures; look at each before it is committed
	@.ci/setup test
	VITRINE_UPDATE_GOLDENS=1 swift test $(TEST) --filter GoldenTests
	cd Samples/HelloUIKit && VITRINE_UPDATE_GOLDENS=1 swift test

format: ## format the Swift sources in place
	swift format --in-place --parallel --recursive Package.swift Sources Samples Tests Frameworks Tools

check: ## what a reviewer checks first: formatting
	swift format lint --strict --parallel --recursive Package.swift Sources Samples Tests Frameworks Tools

clean: ## remove everything that was built
	rm -rf .build .build-tests .build-tools .build-installed build out Samples/HelloUIKit/.build Tools/Adapter/.build* Frameworks/.build* Frameworks/Libraries/.build
