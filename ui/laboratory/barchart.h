#pragma once

#include <QString>
#include <QWidget>

#include "ui/laboratory/barscale.h"

#include <functional>
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
    using TickText = std::function<QString(double)>;

    explicit BarChart(QWidget *parent = nullptr);

    /// \a name says what the bars show; \a tickText writes a number below the axis.
    void setBars(const QString &name, std::vector<Bar> bars, TickText tickText);
    const std::vector<Bar> &bars() const { return m_bars; }
    void setScale(BarScale::Kind kind);
    bool isLogarithmic() const { return scale().isLogarithmic(); }
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
    BarScale scale() const;
    void describe();
    int barHeight() const;
    int rowHeight() const;
    QRectF plot() const;
    int barAt(QPointF place) const;
    void paintAxis(QPainter &painter) const;
    void paintRow(QPainter &painter, int index) const;
    void paintBar(QPainter &painter, const Bar &bar, const QRectF &place) const;
    int labelWidth() const;
    int valueWidth() const;

    QString m_name;
    std::vector<Bar> m_bars;
    TickText m_tickText;
    BarScale::Kind m_kind = BarScale::Kind::Automatic;
    int m_current = -1;
};

} // namespace sudoku
