#pragma once

#include <QStringList>
#include <QWidget>

#include "ui/laboratory/measurementsmodel.h"

class QAbstractProxyModel;
class QComboBox;

namespace sudoku {

class BarChart;
struct Bar;
class Settings;

/// A quantity of all rows as bars, in the order in which a view shows the rows.
class MeasurementsChart : public QWidget
{
    Q_OBJECT

public:
    /// Shows \a model; \a sorted is the same model in the order of the view.
    MeasurementsChart(Settings &settings, const MeasurementsModel &model, const QAbstractProxyModel &sorted,
                      QWidget *parent = nullptr);
    ~MeasurementsChart() override;

    /// Emphasizes a row of the view; -1 means none.
    void setCurrentRow(int row);

signals:
    void rowClicked(int row);

private:
    void makeChoices();
    QLayout *makeChoiceRow();
    void refresh();
    Bar barOf(int row) const;
    /// Returns the names of the measured solvers, each once.
    QStringList solvers() const;
    const Quantity &quantity() const;

    Settings &m_settings;
    const MeasurementsModel &m_model;
    const QAbstractProxyModel &m_sorted;
    BarChart *m_chart;
    QComboBox *m_quantity;
    QComboBox *m_scale;
};

} // namespace sudoku
