#pragma once

#include <QString>
#include <QStringList>

#include <string_view>
#include <type_traits>

namespace sudoku {

inline QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// The words by which the entries of \a table are named on the command line.
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

} // namespace sudoku
