#pragma once

#include <QString>

#include "app/cli/options/settings.h"
#include "app/cli/options/values.h"

#include <span>
#include <string_view>
#include <tl/expected.hpp>

namespace sudoku::cli {

/// An option of the command line; each command lists the options that it takes.
struct Option
{
    std::string_view name;      ///< without the dashes
    std::string_view valueName; ///< empty for a switch
    std::string_view help;      ///< one line
    /// Applies \a value to the settings, or returns a sentence about what is wrong.
    tl::expected<void, QString> (*apply)(Settings &, const QString &value);
    std::string_view letter = {};  ///< a short form, "o" for -o
    std::string_view oldName = {}; ///< still accepted for one release, but not listed by --help
    Values values = {};
};

/// Returns the options that every command takes that reads puzzles, that is about puzzles, and that every
/// command takes.
std::span<const Option *const> optionsOfReaders();
std::span<const Option *const> optionsOfPuzzles();
std::span<const Option *const> optionsOfAll();

namespace option {
extern const Option atMostOne;
extern const Option boxes;
extern const Option candidateLimit;
extern const Option countLimit;
extern const Option estimate;
extern const Option explainFormula;
extern const Option fix;
extern const Option story;
extern const Option forbid;
extern const Option form;
extern const Option format;
extern const Option formatOrTable; ///< of answers that make a table too
extern const Option help;
extern const Option keep;
extern const Option lineOrJson;    ///< the format of answers that are not puzzles
extern const Option lineJsonOrCsv; ///< of those that make a table too
extern const Option model;
extern const Option more;
extern const Option open;
extern const Option page;
extern const Option progress;
extern const Option proof;
extern const Option quiet;
extern const Option scale;
extern const Option seed;
extern const Option solver;
extern const Option symbols;
extern const Option symmetry;
extern const Option threads;
extern const Option timeLimit;
extern const Option to;
extern const Option variant;
extern const Option withoutGivens;
} // namespace option

} // namespace sudoku::cli
