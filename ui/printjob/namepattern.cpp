#include "ui/printjob/namepattern.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include "ui/text/filename.h"
#include "ui/text/strings.h"

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

struct NameWords
{
    Q_DECLARE_TR_FUNCTIONS(NamePattern)
};

constexpr std::array table{
    NamedNameField{NameField::Number, "n", TR_NOOP("NameField", "the number of the puzzle")},
    NamedNameField{NameField::Kind, "kind", TR_NOOP("NameField", "puzzle or solution")},
    NamedNameField{NameField::Level, "level", TR_NOOP("NameField", "the level")},
    NamedNameField{NameField::Size, "size", TR_NOOP("NameField", "the size of the board, such as 9x9")},
    NamedNameField{NameField::Seed, "seed", TR_NOOP("NameField", "the seed")},
    NamedNameField{NameField::Title, "title", TR_NOOP("NameField", "the title")},
};

QString allFields()
{
    QStringList names;
    for (const NamedNameField &row : table)
        names += QLatin1Char('{') + toQString(row.id) + QLatin1Char('}');
    return names.join(QStringLiteral(", "));
}

/// Returns the text of \a field; empty if it is not known.
QString textOf(NameField field, int width, const NamePattern::Values &values)
{
    switch (field) {
    case NameField::Number:
        return QString::number(values.number)
            .rightJustified(width > 0 ? width : QString::number(values.largest).size(), QLatin1Char('0'));
    case NameField::Kind:
        return values.isSolution ? QStringLiteral("solution") : QStringLiteral("puzzle");
    case NameField::Level:
        return fileNameOf(values.level);
    case NameField::Size:
        return QStringLiteral("%1x%1").arg(values.boardSize);
    case NameField::Seed:
        return values.seed ? QString::number(*values.seed) : QString();
    case NameField::Title:
        return fileNameOf(values.title);
    }
    return {};
}

/// Returns the field of a match with a name and perhaps figures, or the end of the table.
auto findField(const QRegularExpressionMatch &match)
{
    return std::ranges::find(table, match.captured(1).toStdString(), &NamedNameField::id);
}

/// Returns what is wrong with the field of \a match, or an empty text.
QString fieldProblem(const QRegularExpressionMatch &match)
{
    const auto row = findField(match);
    const bool hasFigures = match.hasCaptured(2);
    if (row == table.end() || (hasFigures && row->field != NameField::Number))
        return NameWords::tr(
                   "unknown field '%1'; the fields are: %2, and {n:3} for a number of three figures")
            .arg(match.captured(), allFields());
    const QString figures = match.captured(2);
    if (hasFigures && (figures.size() != 1 || figures.toInt() == 0))
        return NameWords::tr("'%1': a number can have 1 to 9 figures; write {n:3} for three")
            .arg(match.captured());
    return {};
}

} // namespace

std::span<const NamedNameField> nameFields()
{
    return table;
}

tl::expected<NamePattern, QString> NamePattern::read(const QString &text)
{
    static const QRegularExpression part(
        QStringLiteral("\\{\\{|\\}\\}|\\{([^{}:]*)(?::([^{}]*))?\\}|[^{}]+|[{}]"));
    NamePattern pattern;
    for (auto parts = part.globalMatch(text); parts.hasNext();) {
        const QRegularExpressionMatch match = parts.next();
        const QString whole = match.captured();
        if (whole == QLatin1String("{") || whole == QLatin1String("}"))
            return tl::unexpected(
                NameWords::tr("'%1' has a brace without its other one; write two for one in the name")
                    .arg(text));
        if (!whole.startsWith(QLatin1Char('{')) || whole == QLatin1String("{{")) {
            pattern.m_pieces.push_back({whole == QLatin1String("{{")   ? QStringLiteral("{")
                                        : whole == QLatin1String("}}") ? QStringLiteral("}")
                                                                       : whole});
            continue;
        }
        if (const QString problem = fieldProblem(match); !problem.isEmpty())
            return tl::unexpected(problem);
        pattern.m_pieces.push_back({{}, findField(match)->field, match.captured(2).toInt()});
    }
    return pattern;
}

bool NamePattern::has(NameField field) const
{
    return std::ranges::find(m_pieces, std::optional(field), &Piece::field) != m_pieces.end();
}

bool NamePattern::hasFields() const
{
    return std::ranges::any_of(m_pieces, [](const Piece &piece) { return piece.field.has_value(); });
}

tl::expected<QString, NameField> NamePattern::nameOf(const Values &values) const
{
    QString name;
    for (const Piece &piece : m_pieces) {
        const QString text = piece.field ? textOf(*piece.field, piece.width, values) : piece.text;
        if (text.isEmpty())
            return tl::unexpected(*piece.field);
        name += text;
    }
    return name;
}

} // namespace sudoku
