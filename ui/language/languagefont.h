#pragma once

class QString;

namespace sudoku {

/// Lets the fonts of the window, of boards and of paper be completed by one whose letters have the shapes
/// that readers of \a language expect: the same Chinese letters are drawn otherwise in Japan. Does nothing
/// for languages in Latin letters, which these fonts have.
void useFontFor(const QString &language);

} // namespace sudoku
