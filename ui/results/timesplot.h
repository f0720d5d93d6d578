#pragma once

#include <QWidget>

#include <chrono>
#include <vector>

class QPainter;

namespace sudoku {

/// Upright bars for the times of games, the latest on the right and in the accent colour with its minutes
/// above it, and a dotted line for the average. For a screen reader it is a picture with a description.
class TimesPlot : public QWidget
{
    Q_OBJECT

public:
    using Times = std::vector<std::chrono::seconds>;

    explicit TimesPlot(QWidget *parent = nullptr);

    /// Shows \a times, the oldest first; of many the last ones for which there is room.
    void setTimes(Times times, std::chrono::seconds average);
    const Times &times() const { return m_times; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void paintLabel(QPainter &painter, const QRectF &bar, const QString &text) const;
    qreal heightOf(std::chrono::seconds time, qreal room) const;

    Times m_times;
    std::chrono::seconds m_average{};
};

/// Returns a time in whole minutes for a plot, or in seconds below one: "18", "45 s".
QString minutesText(std::chrono::seconds time);

} // namespace sudoku
