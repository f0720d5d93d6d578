#pragma once

#include <QString>
#include <QStringList>

#include "app/cli/settings.h"

#include <string_view>
#include <tl/expected.hpp>

namespace sudoku {

/// One option of the command line; every command names those it takes.
struct Option
{
    std::string_view name;      ///< without the dashes
    std::string_view valueName; ///< empty for a switch
    std::string_view help;      ///< one line
    /// Writes \a value into the settings, or gives the sentence that says what would be right.
    tl::expected<void, QString> (*apply)(Settings &, const QString &value);
};

namespace option {
extern const Option atMostOne;
extern const Option boxes;
extern const Option format;
extern const Option open;
extern const Option seed;
extern const Option solver;
extern const Option symbols;
extern const Option threads;
extern const Option timeLimit;
extern const Option variant;
} // namespace option

/// "id, id, …" of the entries of a table.
QStringList formatIds(); ///< with json
QStringList atMostOneIds();
QStringList solverIds();
QStringList symbolIds();
QStringList variantIds();

QString toQString(std::string_view text);

} // namespace sudoku
