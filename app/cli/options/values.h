#pragma once

#include <QString>

#include <vector>

namespace sudoku::cli {

/// A name that an option takes.
struct Name
{
    QString id;
    QString meaning; ///< a few words; empty if the id says it, or if the help of the option does
};

/// What the value of an option may be, for the help and for the shells, which complete it.
struct Values
{
    std::vector<Name> (*names)() = nullptr; ///< null if the values are no names
    bool areSeveral = false;                ///< whether a value may be several names, separated by commas
    std::vector<Name> (*others)() =
        nullptr; ///< further names, each a value by itself; null if there are none
    bool areFiles = false;
};

} // namespace sudoku::cli
