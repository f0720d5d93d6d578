#include "ui/laboratory/laboratorydialog.h"

#include "ui/base/helppage.h"
#include "ui/base/screenroom.h"
#include "ui/base/settings.h"
#include "ui/laboratory/formulapage.h"
#include "ui/laboratory/measurementspage.h"
#include "ui/text/boardtext.h"

#include <QCloseEvent>
#include <QPushButton>
#include <QTabWidget>
#include <QVBoxLayout>

namespace sudoku {
namespace {

const QString laboratorydialogName = QStringLiteral("laboratory");
const QString pageField = QStringLiteral("page");

} // namespace

LaboratoryDialog::LaboratoryDialog(Settings &settings, const Puzzle &puzzle, std::vector<SolverKind> solvers,
                                   QWidget *parent)
    : QDialog(parent),
      m_settings(settings),
      m_measurements(new MeasurementsPage(settings, puzzle, std::move(solvers))),
      m_formula(new FormulaPage(settings, puzzle, shownSymbols(puzzle.geometry, settings.symbols()))),
      m_pages(new QTabWidget)
{
    setWindowTitle(tr("Encodings"));
    setHelpPage(*this, "laboratory.md");
    m_pages->addTab(m_measurements, tr("M&easure"));
    m_pages->addTab(m_formula, tr("Look &Inside"));
    m_pages->setCurrentIndex(m_settings.field(laboratorydialogName, pageField).toInt());
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_pages, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    auto *close = new QPushButton(tr("Close"));
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    buttons->addWidget(close);
    layout->addLayout(buttons);
    resize(fittedToScreen(*this, QSize(1180, 760)));
}

LaboratoryDialog::~LaboratoryDialog()
{
    m_settings.setField(laboratorydialogName, pageField, m_pages->currentIndex());
}

void LaboratoryDialog::setPuzzle(const Puzzle &puzzle)
{
    m_measurements->setPuzzle(puzzle);
    m_formula->setPuzzle(puzzle, shownSymbols(puzzle.geometry, m_settings.symbols()));
}

void LaboratoryDialog::setCursor(Cell cell)
{
    m_formula->setCursor(cell);
}

void LaboratoryDialog::setSolvers(std::vector<SolverKind> solvers)
{
    m_measurements->setSolvers(std::move(solvers));
}

void LaboratoryDialog::reject()
{
    if (m_measurements->isRunning())
        m_measurements->stop();
    else
        QDialog::reject();
}

void LaboratoryDialog::closeEvent(QCloseEvent *event)
{
    if (m_measurements->isRunning())
        m_measurements->stop();
    event->accept();
}

} // namespace sudoku
