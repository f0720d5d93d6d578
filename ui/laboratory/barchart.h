#pragma once

#include <QString>
#include <QWidget>

#include "ui/laboratory/barscale.h"

#include <optional>
#include <vector>

class QPainter;

namespace sudoku {

struct Bar
{
    QString label;
    std::optional<double> value; ///< nothing if it is not known
    QString text;                ///< the value in words
    int group = 0;               ///< bars of one group look the same
    bool isOpenEnded = false;    ///< the value is larger than this
    bool isBest = false;
};

/// Horizontal bars, one below the other, with their labels and values.
class BarChart : public QWidget
{
    Q_OBJECT

public:
    explicit BarChart(QWidget *parent = nullptr);

    /// \a name says what the bars show.
    void setBars(const QString &name, std::vector<Bar> bars,
                 BarScale::Kind scale = BarScale::Kind::Automatic);
    const std::vector<Bar> &bars() const { return m_bars; }
    bool isLogarithmic() const { return m_scale.isLogarithmic(); }
    /// Emphasizes a bar; -1 means none.
    void setCurrentBar(int index);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void barClicked(int index);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    bool event(QEvent *event) override;

private:
    int barHeight() const { return fontMetrics().height(); }
    int rowHeight() const;
    int widest(QString Bar::*text) const;
    QRectF plot() const;
    int barAt(QPointF place) const;
    void paintAxis(QPainter &painter) const;
    void paintRow(QPainter &painter, int index) const;
    void paintBar(QPainter &painter, const Bar &bar, const QRectF &place) const;

    std::vector<Bar> m_bars;
    BarScale m_scale{{}, BarScale::Kind::Automatic};
    int m_current = -1;
};

} // namespace sudoku
