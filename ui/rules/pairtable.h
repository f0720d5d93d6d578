#pragma once

#include <QWidget>

#include "core/board/digitset.h"

#include <algorithm>
#include <vector>

namespace sudoku {

/// The pairs of digits from 1 to 9 that a rule about two cells allows: a in rows, b in columns. A click
/// allows a pair or forbids it.
class PairTable : public QWidget
{
    Q_OBJECT

public:
    explicit PairTable(QWidget *parent = nullptr);

    /// Shows what \a rule allows with \a number for k; nothing if it is no rule.
    void setRule(const std::string &rule, int number);
    int allowedCount() const;
    bool areAllAllowed() const { return allowedCount() == digitCount * digitCount; }
    QSize sizeHint() const override;

signals:
    /// Emitted with the rule that allows what was clicked together.
    void ruleClicked(const QString &rule);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    static constexpr int digitCount = 9;

    qreal side() const { return std::min(width(), height()) / (digitCount + 1.0); }
    void showSummary();

    std::vector<DigitSet> m_allowed =
        std::vector<DigitSet>(digitCount + 1); ///< for each a the digits that b may be
};

} // namespace sudoku
