#include "ui/printjob/bookreader.h"

#include "ui/text/nearnames.h"
#include "ui/text/strings.h"

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

QString shown(const nlohmann::json &value)
{
    constexpr qsizetype longest = 40;
    const QString text =
        value.is_string()
            ? toQString(json::text(value))
            : QString::fromStdString(value.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
    return text.size() > longest ? text.left(longest) + QStringLiteral("…") : text;
}

} // namespace

void BookReader::refuse(const std::string &path, const QString &what)
{
    if (std::ranges::find(m_problems, path, &Problem::path) == m_problems.end())
        m_problems.push_back({path, what});
}

void BookReader::refuseValue(const Json &value, const std::string &path, const QString &what)
{
    refuse(path, value.is_null() ? BookFileWords::tr("this is missing") : what);
}

QString BookReader::text(const Json &value, const std::string &path)
{
    if (!value.is_string())
        refuseValue(value, path,
                    BookFileWords::tr("'%1' is not a text: write it in quotation marks").arg(shown(value)));
    return toQString(json::text(value));
}

bool BookReader::flag(const Json &value, const std::string &path)
{
    if (!value.is_boolean())
        refuseValue(value, path, BookFileWords::tr("'%1' is neither true nor false").arg(shown(value)));
    return json::isTrue(value);
}

double BookReader::number(const Json &value, const std::string &path, double min, double max)
{
    const double number = value.is_number() ? value.get<double>() : NAN;
    if (number >= min && number <= max)
        return number;
    refuseValue(value, path,
                BookFileWords::tr("'%1' is not a number from %2 to %3").arg(shown(value)).arg(min).arg(max));
    return min;
}

int BookReader::whole(const Json &value, const std::string &path, int min, int max)
{
    const std::optional<int> number = json::number(value);
    if (number && *number >= min && *number <= max)
        return *number;
    refuseValue(
        value, path,
        BookFileWords::tr("'%1' is not a whole number from %2 to %3").arg(shown(value)).arg(min).arg(max));
    return min;
}

std::uint64_t BookReader::seed(const Json &value, const std::string &path)
{
    if (value.is_number_unsigned())
        return value.get<std::uint64_t>();
    refuseValue(value, path, BookFileWords::tr("'%1' is not a whole number from 0 on").arg(shown(value)));
    return 0;
}

QStringList BookReader::lines(const Json &value, const std::string &path)
{
    if (value.is_string())
        return toQString(json::text(value)).split(QLatin1Char('\n'));
    if (!value.is_array())
        refuseValue(value, path,
                    BookFileWords::tr("'%1' is neither a text nor a list of texts").arg(shown(value)));
    QStringList lines;
    for (const Json &line : json::elements(value))
        lines += text(line, path + '[' + std::to_string(lines.size()) + ']');
    return lines;
}

int BookReader::oneOf(const Json &value, const std::string &path, const QStringList &names)
{
    const qsizetype index = value.is_string() ? names.indexOf(toQString(json::text(value))) : -1;
    if (index < 0)
        refuseValue(
            value, path,
            BookFileWords::tr("'%1' is not one of: %2").arg(shown(value), names.join(QStringLiteral(", "))));
    return static_cast<int>(std::max<qsizetype>(index, 0));
}

bool BookReader::isObject(const Json &value, const std::string &path)
{
    if (!value.is_object())
        refuseValue(value, path, BookFileWords::tr("'%1' is not an object in braces").arg(shown(value)));
    return value.is_object();
}

bool BookReader::isArray(const Json &value, const std::string &path)
{
    if (!value.is_array())
        refuseValue(value, path, BookFileWords::tr("'%1' is not a list in brackets").arg(shown(value)));
    return value.is_array();
}

void BookReader::refuseMember(const std::string &path, const std::string &name, const QStringList &known)
{
    const QStringList near = nearNames(QString::fromStdString(name), known);
    refuse(path,
           near.isEmpty()
               ? BookFileWords::tr("unknown member; the members are %1").arg(known.join(QStringLiteral(", ")))
               : BookFileWords::tr("unknown member; did you mean %1?").arg(near.join(QStringLiteral(", "))));
}

} // namespace sudoku
