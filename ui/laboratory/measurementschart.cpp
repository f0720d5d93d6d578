#include "ui/laboratory/measurementschart.h"

#include "ui/base/formmemory.h"
#include "ui/base/settings.h"
#include "ui/laboratory/barchart.h"
#include "ui/laboratory/quantitytext.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QAbstractProxyModel>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

namespace sudoku {
namespace {

const QString measurementschartName = QStringLiteral("laboratoryChart");

QString solverOf(const MeasuredRow &row)
{
    return solverName(row.experiment.solve.solver);
}

} // namespace

MeasurementsChart::MeasurementsChart(Settings &settings, const MeasurementsModel &model,
                                     const QAbstractProxyModel &sorted, QWidget *parent)
    : QWidget(parent),
      m_settings(settings),
      m_model(model),
      m_sorted(sorted),
      m_chart(new BarChart),
      m_quantity(named(new QComboBox, "quantity")),
      m_scale(named(new QComboBox, "scale"))
{
    makeChoices();
    auto *area = new QScrollArea;
    area->setWidget(m_chart);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addLayout(makeChoiceRow());
    layout->addWidget(area, 1);
    restoreForm(*this, m_settings, measurementschartName);
    for (QComboBox *list : {m_quantity, m_scale})
        connect(list, &QComboBox::currentIndexChanged, this, &MeasurementsChart::refresh);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&m_sorted, signal, this, &MeasurementsChart::refresh);
    connect(&m_sorted, &QAbstractItemModel::modelReset, this, &MeasurementsChart::refresh);
    connect(&m_sorted, &QAbstractItemModel::layoutChanged, this, &MeasurementsChart::refresh);
    connect(m_chart, &BarChart::barClicked, this, &MeasurementsChart::rowClicked);
    refresh();
}

MeasurementsChart::~MeasurementsChart()
{
    rememberForm(*this, m_settings, measurementschartName);
}

void MeasurementsChart::makeChoices()
{
    for (const Quantity &each : quantities())
        m_quantity->addItem(headingOf(each), toQString(each.column));
    m_quantity->setCurrentIndex(m_quantity->findData(QStringLiteral("solve_ms")));
    m_scale->addItem(tr("Automatic"), static_cast<int>(BarScale::Kind::Automatic));
    m_scale->addItem(tr("Linear"), static_cast<int>(BarScale::Kind::Linear));
    m_scale->addItem(tr("Logarithmic"), static_cast<int>(BarScale::Kind::Logarithmic));
}

QLayout *MeasurementsChart::makeChoiceRow()
{
    auto *row = new QHBoxLayout;
    const auto addChoice = [row](const QString &text, QWidget *list) {
        auto *label = new QLabel(text);
        label->setBuddy(list);
        row->addWidget(label);
        row->addWidget(list);
    };
    addChoice(tr("&Chart of"), m_quantity);
    row->addSpacing(12);
    addChoice(tr("Sca&le"), m_scale);
    row->addStretch();
    return row;
}

const Quantity &MeasurementsChart::quantity() const
{
    return quantities()[m_quantity->currentIndex()];
}

QStringList MeasurementsChart::solvers() const
{
    QStringList solvers;
    for (const MeasuredRow &row : m_model.rows())
        if (!solvers.contains(solverOf(row)))
            solvers += solverOf(row);
    return solvers;
}

Bar MeasurementsChart::barOf(int row) const
{
    const Quantity &shown = quantity();
    const int index = m_sorted.mapToSource(m_sorted.index(row, 0)).row();
    const MeasuredRow &measured = m_model.row(index);
    const QStringList all = solvers();
    const QString encoding = m_model.encodingText(measured);
    const QString text = valueText(shown, measured.measurement);
    return {.label = all.size() > 1 ? tr("%1, %2").arg(encoding, solverOf(measured)) : encoding,
            .value = shown.value(measured.measurement),
            .text = text.isEmpty() ? tr("not known") : text,
            .group = static_cast<int>(all.indexOf(solverOf(measured))),
            .isOpenEnded = shown.grows && measured.measurement.isOverTime,
            .isBest = m_model.isBest(index, shown)};
}

void MeasurementsChart::refresh()
{
    std::vector<Bar> bars;
    for (int row = 0; row < m_sorted.rowCount(); ++row)
        bars.push_back(barOf(row));
    m_chart->setBars(headingOf(quantity()), std::move(bars),
                     static_cast<BarScale::Kind>(m_scale->currentData().toInt()));
}

void MeasurementsChart::setCurrentRow(int row)
{
    m_chart->setCurrentBar(row);
}

} // namespace sudoku
