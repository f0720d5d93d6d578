#pragma once

#include "app/thumbnail.h"

#include <QStringList>

#include <optional>

namespace sudoku {

/// The options of the command line of the program with the window.
struct StartOptions
{
    QStringList files = {};                         ///< each is opened in a window of its own
    std::optional<ThumbnailRequest> thumbnail = {}; ///< asked for instead of a window
    std::optional<int> exitStatus = {};             ///< set if the program ends at once
};

/// Reads the command line before there is a display. Prints the texts of --help and --version, and errors.
StartOptions readStartOptions(int argc, char *argv[]);

} // namespace sudoku
