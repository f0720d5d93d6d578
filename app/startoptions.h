#pragma once

#include <QStringList>

#include <optional>

namespace sudoku {

/// The options of the command line of the program with the window.
struct StartOptions
{
    QStringList files = {};             ///< each is opened in a window of its own
    std::optional<int> exitStatus = {}; ///< set if the program ends without a window
};

/// Reads the command line before there is a display. Prints the texts of --help and --version, and errors.
StartOptions readStartOptions(int argc, char *argv[]);

} // namespace sudoku
