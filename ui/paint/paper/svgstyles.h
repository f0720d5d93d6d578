#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>

class QBrush;
class QFont;
class QPen;

namespace sudoku {

/// Returns \a number with at most three decimals, as short as possible.
QByteArray svgNumber(double number);

// What an SVG says of a look, as declarations of CSS. Lengths are multiplied by \a scale.
QByteArray svgFill(const QBrush &brush);
QByteArray svgStroke(const QPen &pen, double scale);
QByteArray svgFont(const QFont &font, double scale);

/// The style sheet of an SVG: a class for each look of a part, so that a change in one place changes all
/// lines that look alike.
class SvgStyles
{
public:
    /// Returns the class of what \a part paints with these declarations: the name of the part, with a number
    /// if it has other looks already.
    QByteArray classOf(const QByteArray &part, const QByteArray &declarations);
    QByteArray sheet() const;

private:
    struct Rule
    {
        QByteArray name;
        QByteArray declarations;
    };

    QHash<QByteArray, QByteArray> m_names; ///< by part and declarations
    QHash<QByteArray, int> m_counts;       ///< of the looks of a part
    QList<Rule> m_rules;
};

} // namespace sudoku
