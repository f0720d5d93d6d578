#pragma once

#include <QString>

namespace sudoku {

/// Returns the text of --version: the release with its commit, and below it librariesText().
QString versionText();
/// Returns the libraries that do the work, with the versions of those that state one: "Qt 6.4.2, MiniSat,
/// CaDiCaL 1.5.3".
QString librariesText();
/// Returns versionText() and a line about the system: what a report of a problem begins with, in English.
QString problemDetails();

/// Returns the words "please report this bug", with the version, and with the address for reports if there is
/// one.
QString reportRequest();

} // namespace sudoku
