#include "ui/files/formuladialog.h"

#include "ui/base/formmemory.h"
#include "ui/base/helppage.h"
#include "ui/text/formulawords.h"
#include "ui/text/strings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>

namespace sudoku {
namespace {

constexpr auto exportFormName = "export-cnf";

struct Size
{
    int variables = 0;
    int clauses = 0;
};

bool isFilled(const Board &board)
{
    return board.digits().filledCount() == board.puzzle.geometry.cellCount();
}

} // namespace

QString formulaSizeText(int variables, int clauses)
{
    return FormulaWords::tr("%1, %2").arg(FormulaWords::tr("%Ln variable(s)", nullptr, variables),
                                          clausesText(clauses));
}

FormulaDialog::FormulaDialog(const Subject &subject, Settings &settings, QWidget *parent)
    : QDialog(parent),
      m_board(subject.board),
      m_settings(settings),
      m_atMostOne(named(new QComboBox, "atMostOne")),
      m_open(named(new QCheckBox(tr("Leave &out candidates that propagation decides")), "open")),
      m_givens(named(new QCheckBox(tr("&Givens")), "givens")),
      m_entries(named(new QCheckBox(tr("&Entries as givens")), "entries", Keeping::Never)),
      m_forbid(
          named(new QCheckBox(tr("&A solution other than the one on the board")), "forbid", Keeping::Never)),
      m_size(new QLabel)
{
    setWindowTitle(tr("Export CNF"));
    setHelpPage(*this, "laboratory.md#by-hand");
    for (const EncodingMethod &encoding : encodingMethods())
        m_atMostOne->addItem(translate("AtMostOne", encoding.name), toQString(encoding.id));
    m_givens->setChecked(true);
    m_entries->setChecked(subject.countsEntries);
    m_givens->setToolTip(tr("Without the givens, every filled board that obeys the rules is a model."));
    m_forbid->setToolTip(tr("A clause forbids the solution on the board, so that a solver finds another one. "
                            "Every cell must be filled."));
    makeLayout();
    restoreForm(*this, settings, QString::fromLatin1(exportFormName));
    enableBoxes();
    connect(m_atMostOne, &QComboBox::currentIndexChanged, this, &FormulaDialog::count);
    for (const QCheckBox *box : {m_givens, m_entries})
        connect(box, &QCheckBox::toggled, this, &FormulaDialog::enableBoxes);
    for (const QCheckBox *box : {m_open, m_givens, m_entries, m_forbid})
        connect(box, &QCheckBox::toggled, this, &FormulaDialog::count);
    count();
}

FormulaDialog::~FormulaDialog()
{
    if (result() == Accepted)
        rememberForm(*this, m_settings, QString::fromLatin1(exportFormName));
}

void FormulaDialog::makeLayout()
{
    auto *form = new QFormLayout(this);
    form->addRow(tr("E&ncoding:"), m_atMostOne);
    form->addRow(tr("Candidates:"), m_open);
    form->addRow(tr("Clauses for:"), m_givens);
    form->addRow(QString(), m_entries);
    form->addRow(QString(), m_forbid);
    form->addRow(tr("Size:"), m_size);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("E&xport…"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    form->addRow(buttons);
}

Subject FormulaDialog::asked() const
{
    return {m_board, m_entries->isEnabled() && m_entries->isChecked()};
}

/// Enables the check boxes: entries alone are no puzzle, and with all of them no other solution is left.
void FormulaDialog::enableBoxes()
{
    m_entries->setEnabled(m_givens->isChecked() && m_board.entries.filledCount() > 0);
    m_forbid->setEnabled(isFilled(m_board) && !asked().countsEntries);
}

FormulaOptions FormulaDialog::options() const
{
    FormulaOptions options;
    options.method = findEncodingMethod(m_atMostOne->currentData().toString().toStdString());
    options.isOpenOnly = m_open->isChecked();
    options.hasGivens = m_givens->isChecked();
    if (m_forbid->isEnabled() && m_forbid->isChecked())
        options.forbidden = {m_board.digits()};
    return options;
}

void FormulaDialog::count()
{
    m_size->setText(tr("…"));
    m_job.start(
        [puzzle = puzzle(), options = options()](const std::stop_token &stop, const Progress &) {
            const std::optional<Formula> formula = formulaOf(puzzle, options, stop);
            return formula ? Size{formula->cnf().variableCount(), formula->cnf().clauseCount()} : Size{};
        },
        [this](const Size &size) { m_size->setText(formulaSizeText(size.variables, size.clauses)); });
}

} // namespace sudoku
