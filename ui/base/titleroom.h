#pragma once

class QDialog;

namespace sudoku {

/// Makes a small \a dialog, which has its title and contents already, so wide that desktops do not cut the
/// title, behind which they write the name of the program.
void makeRoomForTitle(QDialog &dialog);

} // namespace sudoku
