# shellcheck shell=bash disable=SC2034
# The Debian and Ubuntu packages that each step needs: the one list of them, sourced by packaging/setup.
# "a|b": either will do; the first that the system offers is installed. What these depend on comes along
# (qt6-base-dev brings Qt's libraries, its X11 platform plugin and the printing support).

build_packages=(
    g++ cmake ninja-build
    qt6-base-dev "qt6-svg-dev|libqt6svg6-dev" libgl-dev
    qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools # languages and plural forms; without them: English only
    minisat zlib1g-dev # zlib: included by MiniSat's headers; links to Penpa+
    libexpected-dev nlohmann-json3-dev
    libcadical-dev # may be missing: the program is then built without CaDiCaL and proofs
    libopencv-core-dev libopencv-imgproc-dev # may be missing: no puzzle is then read from pictures
    qt6-pdf-dev # may be missing: of these, none from PDF
    qt6-declarative-dev # may be missing: scripts in links of SudokuMaker are then left out
    libqrencode-dev # may be missing: the program then makes no QR codes
    "qt6-svg-plugins|libqt6svg6" # the icons are SVG
    qt6-wayland # the window in a session without an X server
    qt6-translations-l10n # the buttons of Qt in other languages
    fonts-dejavu-core
    "fonts-wqy-microhei|fonts-noto-cjk" # Chinese on screen and paper
    libqpdf-dev # finishes the PDFs that Qt writes
    libmd4c-html0-dev libmd4c-dev pkg-config # the handbook as HTML
)

test_packages=(
    librapidcheck-dev libbenchmark-dev qt6-base-private-dev
    cadical cryptominisat picosat clasp # beside minisat: other people's programs read what we write, and answer
    minisat+ z3 minizinc # solvers of constraints, which read what 'encode --format' writes
    xvfb xauth openbox xdotool xclip imagemagick poppler-utils # the real window, driven and looked at
    weston                                                      # the same on Wayland
    dbus at-spi2-core python3 python3-pyatspi                   # what a screen reader is told
    python3-jsonschema                                          # the schema of the answers
    cups cups-client cups-filters ghostscript qpdf              # printers that are files
    parallel                                                    # streams cut into parts
    zbar-tools                                                  # reads QR codes
    groff-base mandoc                                           # the manual pages
    appstream desktop-file-utils shared-mime-info libglib2.0-bin # what desktops are told about it
    python3-debian                                              # the list of licences
    pybind11-dev python3-dev python3-numpy python3-venv python3-setuptools python3-wheel mypy # the module for Python
    zsh fish                                                    # shells that complete the command line
)

# What packaging/deb needs beside a build. What a build needs is named in packaging/debian/control too.
deb_packages=(
    debhelper dpkg-dev git xz-utils
    appstream # the page in software centres is written as its version wants
    lintian
)

# What packaging/try-deb needs: chroots, and a screen for the window.
try_packages=(
    debootstrap xvfb xdotool imagemagick
)

ci_packages=(
    git clang clang-format clang-tidy "libclang-rt-14-dev|libclang-rt-dev" llvm shellcheck
    desktop-file-utils yamllint
    mold # links programs with sanitizers in a quarter of the time
)

# What .ci/slow needs beside: core for Windows and ARM, and the recipes for other kinds of packages.
slow_packages=(
    mingw-w64 libz-mingw-w64-dev
    flatpak-builder # says whether its manifest is one
    debootstrap
)
