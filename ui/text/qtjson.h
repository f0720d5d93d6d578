#pragma once

#include <QByteArray>
#include <QString>

#include "core/formats/text/jsonaccess.h"
#include "ui/text/strings.h"

#include <optional>

// Qt's strings as values of JSON: Json object{{"text", tr("…")}}. A QStringList becomes an array.

namespace nlohmann {

template <>
struct adl_serializer<QString>
{
    template <typename Json>
    static void to_json(Json &json, const QString &text)
    {
        json = text.toStdString();
    }
};

/// For bytes in UTF-8.
template <>
struct adl_serializer<QByteArray>
{
    template <typename Json>
    static void to_json(Json &json, const QByteArray &text)
    {
        json = text.toStdString();
    }
};

} // namespace nlohmann

namespace sudoku::json {

/// Returns \a value in one line. Bytes that are not UTF-8 become U+FFFD.
template <typename Json>
std::string line(const Json &value)
{
    return value.dump(-1, ' ', false, Json::error_handler_t::replace) + '\n';
}

/// Returns the value that \a line holds, or null if it is not JSON.
inline nlohmann::json parse(const QByteArray &line)
{
    nlohmann::json value = nlohmann::json::parse(line.cbegin(), line.cend(), nullptr, false);
    return value.is_discarded() ? nlohmann::json() : value;
}

/// Returns the text \a name of \a object, or an empty one.
inline QString string(const nlohmann::json &object, std::string_view name)
{
    return toQString(text(member(object, name)));
}

/// Returns whether \a name of \a object is true; \a otherwise if it is neither true nor false.
inline bool flag(const nlohmann::json &object, std::string_view name, bool otherwise = false)
{
    const nlohmann::json &value = member(object, name);
    return value.is_boolean() ? isTrue(value) : otherwise;
}

} // namespace sudoku::json
