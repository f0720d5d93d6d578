#pragma once

#include <QStringList>

#include "ui/text/toqstring.h"

#include <type_traits>

namespace sudoku::cli {

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
