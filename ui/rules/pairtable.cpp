#include "ui/rules/pairtable.h"

#include "core/variants/own/expressionparser.h"
#include "core/variants/own/ownnames.h"
#include "core/variants/own/pairwords.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace sudoku {

PairTable::PairTable(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Allowed pairs of digits"));
}

QSize PairTable::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    const int cell = std::max(metrics.height(), metrics.horizontalAdvance(QStringLiteral("25"))) * 4 / 3;
    const int border = 1;
    return {cell * (m_digitCount + 1) + border, cell * (m_digitCount + 1) + border};
}

void PairTable::setRule(const std::string &rule, int number)
{
    m_rule = rule;
    m_number = number;
    const auto expression = parseExpression(rule, pairNames);
    m_allowed.assign(m_digitCount + 1, {});
    for (Digit a = 1; a <= m_digitCount; ++a)
        for (Digit b = 1; b <= m_digitCount; ++b)
            if (expression && expression->holds(std::array<std::int64_t, 3>{a, b, number}))
                m_allowed[a].insert(b);
    showSummary();
    update();
}

void PairTable::setDigitCount(int count)
{
    m_digitCount = count;
    updateGeometry();
    setRule(m_rule, m_number);
}

int PairTable::allowedCount() const
{
    return std::accumulate(m_allowed.begin(), m_allowed.end(), 0,
                           [](int count, DigitSet digits) { return count + digits.size(); });
}

void PairTable::showSummary()
{
    const int count = allowedCount();
    setAccessibleDescription(
        tr("%n pair(s) of %1 are allowed", nullptr, count).arg(m_digitCount * m_digitCount));
    setToolTip(tr("a in rows, b in columns: %n pair(s) of %1 are allowed. A click allows one or forbids it.",
                  nullptr, count)
                   .arg(m_digitCount * m_digitCount));
}

void PairTable::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const qreal cell = side();
    const auto area = [cell](int row, int column) { return QRectF(column * cell, row * cell, cell, cell); };
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(area(0, 0), Qt::AlignCenter | Qt::TextDontClip, QStringLiteral("a\\b"));
    for (Digit digit = 1; digit <= m_digitCount; ++digit) {
        painter.drawText(area(digit, 0), Qt::AlignCenter, QString::number(digit));
        painter.drawText(area(0, digit), Qt::AlignCenter, QString::number(digit));
    }
    painter.setPen(palette().color(QPalette::Mid));
    for (Digit a = 1; a <= m_digitCount; ++a)
        for (Digit b = 1; b <= m_digitCount; ++b) {
            painter.setBrush(m_allowed[a].contains(b) ? palette().brush(QPalette::Highlight)
                                                      : palette().brush(QPalette::Base));
            painter.drawRect(area(a, b));
        }
}

void PairTable::mousePressEvent(QMouseEvent *event)
{
    const auto place = [this](qreal at) { return static_cast<int>(at / side()); };
    const int a = place(event->position().y());
    const int b = place(event->position().x());
    if (a < 1 || b < 1 || a > m_digitCount || b > m_digitCount)
        return;
    m_allowed[a].toggle(b);
    showSummary();
    update();
    emit ruleClicked(QString::fromStdString(expressionOf(m_allowed, m_digitCount)));
}

} // namespace sudoku
