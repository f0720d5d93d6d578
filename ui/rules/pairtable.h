#pragma once

#include <QWidget>

#include "core/board/digitset.h"

#include <algorithm>
#include <string>
#include <vector>

namespace sudoku {

/// The pairs of digits, from 1 to 9 or another number, that a rule about two cells allows: a in rows, b in
/// columns. A click allows a pair or forbids it.
class PairTable : public QWidget
{
    Q_OBJECT

public:
    explicit PairTable(QWidget *parent = nullptr);

    /// Shows what \a rule allows with \a number for k; nothing if it is no rule.
    void setRule(const std::string &rule, int number);
    /// Shows digits from 1 to \a count.
    void setDigitCount(int count);
    int digitCount() const { return m_digitCount; }
    int allowedCount() const;
    bool areAllAllowed() const { return allowedCount() == m_digitCount * m_digitCount; }
    QSize sizeHint() const override;

signals:
    /// Emitted with the rule that allows what was clicked together.
    void ruleClicked(const QString &rule);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    qreal side() const { return (std::min(width(), height()) - 1) / (m_digitCount + 1.0); }
    void showSummary();

    int m_digitCount = 9;
    std::string m_rule;
    int m_number = 0;
    std::vector<DigitSet> m_allowed = std::vector<DigitSet>(10); ///< for each a the digits that b may be
};

} // namespace sudoku
