#pragma once

#include <QStringList>

#include <optional>

namespace sudoku {

/// What the command line asks the program with the window for.
struct StartOptions
{
    QStringList files = {};             ///< each for a window of its own
    std::optional<int> exitStatus = {}; ///< where the program is to end without a window
};

/// Reads the command line before there is a display, and prints what --help, --version or an error has to
/// say.
StartOptions readStartOptions(int argc, char *argv[]);

} // namespace sudoku
