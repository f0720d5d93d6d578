#pragma once

#include <QStringList>

#include "ui/text/qtjson.h"
#include "ui/text/strings.h"

#include <algorithm>

namespace sudoku {

// What the values of a book have in common: numbers, and names of tables.

template <typename Table>
QStringList idsIn(const Table &table)
{
    QStringList ids;
    for (const auto &entry : table)
        ids += toQString(entry.id);
    return ids;
}

/// Returns the name of the entry \a id of \a table in the language of the person.
template <typename Table>
QString wordIn(const Table &table, const char *context, const QString &id)
{
    const auto found =
        std::ranges::find_if(table, [&](const auto &entry) { return toQString(entry.id) == id; });
    return found == table.end() ? id : translate(context, found->name);
}

/// The same, for a member of the table.
template <auto names, const char *context>
QString wordFor(const QString &id)
{
    return wordIn(names(), context, id);
}

template <typename Table>
nlohmann::ordered_json namesSchema(const Table &table)
{
    return {{"type", "string"}, {"enum", idsIn(table)}};
}

inline nlohmann::ordered_json numberSchema(double min, double max)
{
    return {{"type", "number"}, {"minimum", min}, {"maximum", max}};
}

/// Returns \a number without a point if it needs none.
inline nlohmann::ordered_json numberJson(double number)
{
    const auto whole = static_cast<int>(number);
    return whole == number ? nlohmann::ordered_json(whole) : nlohmann::ordered_json(number);
}

} // namespace sudoku
