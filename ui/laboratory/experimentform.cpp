#include "ui/laboratory/experimentform.h"

#include "ui/base/formmemory.h"
#include "ui/laboratory/encodingtext.h"
#include "ui/text/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QGroupBox>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <utility>

namespace sudoku {
namespace {

const QString experimentFormName = QStringLiteral("laboratory");

constexpr int defaultRuns = 5;
constexpr int defaultTimeLimit = 10; // s

QComboBox *makeList(const char *name)
{
    return named(new QComboBox, name);
}

} // namespace

int laboratoryFormWidth(const QWidget &form)
{
    constexpr int letters = 36;
    return std::max(form.minimumSizeHint().width(), letters * form.fontMetrics().averageCharWidth());
}

void fillWithKinds(QComboBox &list)
{
    for (const auto &[kind, tip] :
         {std::pair{EncodingKind::FullFacts,
                    ExperimentForm::tr("The textbook encoding: a variable for each digit of each cell, and a "
                                       "clause for each given")},
          std::pair{EncodingKind::Facts,
                    ExperimentForm::tr("As in Solve: naked and hidden singles are placed first, then only "
                                       "open candidates become variables")},
          std::pair{EncodingKind::Selectors,
                    ExperimentForm::tr("As in Explain: each rule and each given has a selector, so that the "
                                       "solver can tell which of them contradict each other")}}) {
        list.addItem(kindText(kind), static_cast<int>(kind));
        list.setItemData(list.count() - 1, tip, Qt::ToolTipRole);
    }
}

ExperimentForm::ExperimentForm(Settings &settings, std::vector<SolverKind> solvers, QWidget *parent)
    : QWidget(parent),
      m_settings(settings),
      m_solvers(std::move(solvers)),
      m_task(makeList("task")),
      m_kind(makeList("kind")),
      m_isShared(named(new QCheckBox(tr("Sha&re clauses between houses")), "shared")),
      m_runs(makeList("runs")),
      m_timeLimit(makeList("timeLimit")),
      m_solverBox(new QGroupBox(tr("Solvers")))
{
    fillLists();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(makeChoices());
    layout->addWidget(makeEncodings());
    layout->addWidget(makeSolvers());
    layout->addWidget(makeRuns());
    layout->addStretch();
    restoreForm(*this, m_settings, experimentFormName);
    updateFields();
    for (QComboBox *list : {m_task, m_kind, m_runs, m_timeLimit})
        connect(list, &QComboBox::currentIndexChanged, this, &ExperimentForm::updateFields);
    for (QCheckBox *choice : findChildren<QCheckBox *>())
        connect(choice, &QCheckBox::toggled, this, &ExperimentForm::updateFields);
}

void ExperimentForm::fillLists()
{
    for (const MeasuredTask task : {MeasuredTask::Check, MeasuredTask::Solve})
        m_task->addItem(taskText(task), static_cast<int>(task));
    fillWithKinds(*m_kind);
    m_isShared->setChecked(true);
    m_isShared->setToolTip(
        tr("Checked: two cells that share two houses get one clause, and lines and boxes share segments. "
           "Unchecked: each house is encoded separately, as in textbooks."));
    for (const int runs : {1, 3, 5, 9})
        m_runs->addItem(tr("%n run(s)", nullptr, runs), runs);
    m_runs->setCurrentIndex(m_runs->findData(defaultRuns));
    m_runs->setToolTip(tr(
        "Each run has a seed of its own; the table shows the medians. Three or more tell which is faster."));
    for (const int seconds : {1, 10, 60, 600})
        m_timeLimit->addItem(seconds < 60 ? tr("%1 s").arg(seconds) : tr("%1 min").arg(seconds / 60),
                             seconds);
    m_timeLimit->setCurrentIndex(m_timeLimit->findData(defaultTimeLimit));
    m_timeLimit->setToolTip(tr("Time limit of each run"));
}

QWidget *ExperimentForm::makeChoices()
{
    auto *rows = new QWidget;
    auto *layout = new QFormLayout(rows);
    layout->setContentsMargins({});
    layout->setRowWrapPolicy(QFormLayout::WrapAllRows);
    layout->addRow(tr("&Task"), m_task);
    layout->addRow(tr("Can&didates"), m_kind);
    layout->addRow(m_isShared);
    return rows;
}

QWidget *ExperimentForm::makeRuns()
{
    auto *rows = new QWidget;
    auto *layout = new QFormLayout(rows);
    layout->setContentsMargins({});
    layout->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    layout->addRow(tr("Media&n of"), m_runs);
    layout->addRow(tr("Time limit &of a run"), m_timeLimit);
    return rows;
}

QWidget *ExperimentForm::makeEncodings()
{
    auto *box = new QGroupBox(tr("Encoding"));
    auto *layout = new QVBoxLayout(box);
    layout->setSpacing(2);
    for (const EncodingMethod &method : encodingMethods()) {
        auto *choice = new QCheckBox(encodingName(method));
        setKept(*choice, ("encoding-" + std::string(method.id)).c_str(), Keeping::Always);
        choice->setChecked(true);
        choice->setToolTip(explanationText(method));
        layout->addWidget(choice);
        m_encodingChoices.push_back(choice);
    }
    return box;
}

QWidget *ExperimentForm::makeSolvers()
{
    auto *layout = new QVBoxLayout(m_solverBox);
    layout->setSpacing(2);
    fillSolvers();
    return m_solverBox;
}

void ExperimentForm::fillSolvers()
{
    for (const SolverKind &solver : m_solvers) {
        auto *choice = new QCheckBox(solverName(solver));
        setKept(*choice, ("solver-" + std::string(solver.id)).c_str(), Keeping::Always);
        choice->setChecked(true);
        m_solverBox->layout()->addWidget(choice);
        m_solverChoices.push_back(choice);
    }
}

void ExperimentForm::setSolvers(std::vector<SolverKind> solvers)
{
    const auto named = [](const SolverKind &a, const SolverKind &b) {
        return a.id == b.id && a.name == b.name;
    };
    if (std::ranges::equal(solvers, m_solvers, named)) {
        m_solvers = std::move(solvers);
        return;
    }
    std::map<QString, bool> wasChosen;
    for (QCheckBox *choice : std::exchange(m_solverChoices, {})) {
        wasChosen[choice->objectName()] = choice->isChecked();
        delete choice;
    }
    m_solvers = std::move(solvers);
    fillSolvers();
    for (QCheckBox *choice : m_solverChoices) {
        if (const auto known = wasChosen.find(choice->objectName()); known != wasChosen.end())
            choice->setChecked(known->second);
        connect(choice, &QCheckBox::toggled, this, &ExperimentForm::updateFields);
    }
    updateFields();
}

void ExperimentForm::updateFields()
{
    const auto kind = static_cast<EncodingKind>(m_kind->currentData().toInt());
    m_isShared->setEnabled(kind != EncodingKind::Selectors); // there each rule must hold by itself
    m_kind->setToolTip(m_kind->currentData(Qt::ToolTipRole).toString());
    emit changed();
}

std::vector<Experiment> ExperimentForm::experiments() const
{
    Experiment experiment{.task = static_cast<MeasuredTask>(m_task->currentData().toInt()),
                          .runs = m_runs->currentData().toInt(),
                          .timeLimit = std::chrono::seconds(m_timeLimit->currentData().toInt())};
    experiment.solve.encode.kind = static_cast<EncodingKind>(m_kind->currentData().toInt());
    experiment.solve.encode.sharesBetweenHouses = m_isShared->isChecked() && m_isShared->isEnabled();
    std::vector<Experiment> experiments;
    for (std::size_t i = 0; i < m_encodingChoices.size(); ++i)
        for (std::size_t k = 0; k < m_solverChoices.size(); ++k)
            if (m_encodingChoices[i]->isChecked() && m_solverChoices[k]->isChecked()) {
                experiment.solve.encode.method = &encodingMethods()[i];
                experiment.solve.solver = m_solvers[k];
                experiments.push_back(experiment);
            }
    return experiments;
}

void ExperimentForm::remember()
{
    rememberForm(*this, m_settings, experimentFormName);
}

} // namespace sudoku
