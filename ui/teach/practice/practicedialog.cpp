#include "ui/teach/practice/practicedialog.h"

#include "core/hints/techniques.h"
#include "ui/base/helppage.h"
#include "ui/generate/kindlist.h"
#include "ui/generate/techniquelist.h"
#include "ui/text/boardkinds.h"
#include "ui/text/requestwords.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

namespace sudoku {
namespace {

constexpr int maxExercises = 100;
constexpr int defaultBoards = 10;

} // namespace

PracticeDialog::PracticeDialog(QWidget *parent)
    : QDialog(parent),
      m_techniques(new TechniqueList(TechniqueList::Choice::OneOfThem)),
      m_kind(new KindList),
      m_count(new QSpinBox),
      m_part(new QCheckBox(tr("&Only the part of the board with the pattern"))),
      m_problem(new QLabel)
{
    setWindowTitle(tr("Practise a Technique"));
    setHelpPage(*this, "difficulty.md#practice");
    m_kind->removeItem(m_kind->count() - 1); // another kind
    m_count->setRange(1, maxExercises);
    m_count->setValue(defaultBoards);
    m_problem->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_start = buttons->button(QDialogButtonBox::Ok);
    m_start->setText(tr("Start"));
    auto *form = new QFormLayout;
    form->addRow(tr("&Kind:"), m_kind);
    form->addRow(tr("&Boards:"), m_count);
    form->addRow(QString(), m_part);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_techniques, 1);
    layout->addLayout(form);
    layout->addWidget(m_problem);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &PracticeDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PracticeDialog::reject);
    connect(m_techniques, &TechniqueList::changed, this, &PracticeDialog::check);
    connect(m_techniques, &TechniqueList::confirmed, m_start, &QPushButton::click);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &PracticeDialog::check);
    resize(32 * fontMetrics().height(), 36 * fontMetrics().height());
    m_techniques->setChosen({findTechnique("x-wing")});
    m_techniques->setFocus();
    check();
}

const Technique *PracticeDialog::technique() const
{
    const std::vector<const Technique *> chosen = m_techniques->chosen();
    return chosen.empty() ? nullptr : chosen.front();
}

PracticeRequest PracticeDialog::request() const
{
    const BoardKind &kind = boardKinds()[m_kind->currentData().toInt()];
    GenerateRequest request(exampleOf({.name = kind.name, .size = kind.size, .rules = kind.rules}));
    request.hasRandomRegions = kind.isJigsaw;
    request.derived = kind.derivedKinds();
    request.difficulty.needed = {technique()};
    request.seed = QRandomGenerator::global()->generate();
    return {std::move(request), technique(), m_count->value(), m_part->isChecked()};
}

/// Says why the choice is impossible.
void PracticeDialog::check()
{
    QString text = tr("Choose a technique.");
    if (technique()) {
        const GenerateRequest asked = request().request;
        const auto problem = findProblem(asked);
        text = problem ? problemText(asked, *problem) : QString();
    }
    m_problem->setText(text);
    m_start->setEnabled(text.isEmpty());
}

} // namespace sudoku
