#pragma once

#include <QString>
#include <QStringList>

#include "ui/text/strings.h"

#include <type_traits>

namespace sudoku::cli {

/// How to say all names of a kind.
struct NameListing
{
    QString heading; ///< before the names: "the commands are"
    QString kind;    ///< "commands"
    QString help;    ///< the arguments with which the program lists them: "help"
};

/// Returns "did you mean solve?", or "did you mean solve, check or count?".
QString didYouMean(QStringList names);

/// Returns what to write instead of \a typed, which is none of \a names: "did you mean solve?". If no name is
/// near, returns all of them, or how to list them if they are many.
QString proposal(const QString &typed, const QStringList &names, const NameListing &listing);

/// Returns the names of the entries of \a table on the command line.
template <typename Table>
QStringList idsOf(const Table &table)
{
    QStringList ids;
    for (const auto &entry : table) {
        if constexpr (std::is_pointer_v<std::decay_t<decltype(entry)>>)
            ids += toQString(entry->id);
        else
            ids += toQString(entry.id);
    }
    return ids;
}

} // namespace sudoku::cli
