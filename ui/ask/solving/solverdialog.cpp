#include "ui/ask/solving/solverdialog.h"

#include "core/sat/solverkinds.h"
#include "core/solve/timelimit.h"
#include "ui/ask/solving/solverchoice.h"
#include "ui/base/helppage.h"
#include "ui/base/settings.h"
#include "ui/programs/programsolver.h"
#include "ui/text/durationtext.h"
#include "ui/text/halttext.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>

namespace sudoku {
namespace {

using namespace std::chrono_literals;

constexpr auto maxTestTime = 10s;

enum Column { NameColumn, CommandColumn };

QString resultText(const SolverTest &test)
{
    if (test.answers) {
        const QString text =
            SolverDialog::tr(
                "It works: it answered a satisfiable and an unsatisfiable formula correctly, %1.")
                .arg(speedText(test.time));
        return test.version.isEmpty() ? text : SolverDialog::tr("%1 Its version: %2").arg(text, test.version);
    }
    switch (test.answers.error().reason()) {
    case Halt::Stopped:
        return SolverDialog::tr("No answer within %1.").arg(durationText(maxTestTime));
    case Halt::OutOfMemory:
        return SolverDialog::tr("There is not enough memory.");
    case Halt::SolverFailed:
        return haltSentence(test.answers.error());
    case Halt::WrongSolution:
        break;
    }
    return SolverDialog::tr("It gave a wrong answer: do not use it.");
}

int builtInCount()
{
    return static_cast<int>(solverKinds().size());
}

/// Returns whether two solvers have the same text, of a \a column of their table, that says something.
bool isSame(const QTreeWidgetItem &a, const QTreeWidgetItem &b, int column)
{
    const QString text = a.text(column).simplified();
    return !text.isEmpty() && text.compare(b.text(column).simplified(), Qt::CaseInsensitive) == 0;
}

} // namespace

SolverDialog::SolverDialog(Settings &settings, QWidget *parent)
    : QDialog(parent),
      m_settings(settings),
      m_table(new QTreeWidget),
      m_name(new QLineEdit),
      m_command(new QLineEdit),
      m_add(new QPushButton(tr("&Add"))),
      m_remove(new QPushButton(tr("&Remove"))),
      m_test(new QPushButton(tr("&Test"))),
      m_result(new QLabel),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel))
{
    setWindowTitle(tr("Solver"));
    setHelpPage(*this, "laboratory.md#other-solvers");
    makeTable();
    m_result->setWordWrap(true);
    m_result->setMinimumHeight(2 * fontMetrics().height()); // most texts fit: the dialog need not grow
    m_result->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_result->setObjectName(QStringLiteral("result"));
    connect(m_buttons, &QDialogButtonBox::accepted, this, &SolverDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &SolverDialog::reject);

    auto *intro = new QLabel(tr("The selected solver answers all questions about the board. A race first "
                                "tries digits one by one, which is enough for most boards; then %1 starts, "
                                "others join after 0.2 seconds, and the first answer counts. Checks while "
                                "you type and new puzzles always come from trying digits, then %1.")
                                 .arg(solverName(solverKinds().front())));
    intro->setWordWrap(true);
    auto *middle = new QHBoxLayout;
    middle->addWidget(m_table, 1);
    middle->addLayout(makeButtons());
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(intro);
    layout->addLayout(middle, 1);
    layout->addLayout(makeFields());
    layout->addWidget(m_result);
    layout->addWidget(m_buttons);
    const int line = fontMetrics().height();
    resize(42 * line, layout->totalHeightForWidth(42 * line));
    select(toQString(chosenSolver(settings).id));
    m_table->setFocus();
}

void SolverDialog::makeTable()
{
    m_table->setObjectName(QStringLiteral("solvers"));
    m_table->setAccessibleName(tr("Solvers"));
    m_table->setRootIsDecorated(false);
    m_table->setMinimumHeight(8 * fontMetrics().height());
    m_table->setHeaderLabels({tr("Solver"), tr("Command")});
    m_table->header()->setSectionResizeMode(NameColumn, QHeaderView::ResizeToContents);
    for (const SolverKind &kind : solverKinds())
        addItem(solverName(kind), tr("built in"));
    for (const SolverProgram &program : m_settings.solverPrograms())
        addItem(program.name, program.command);
    connect(m_table, &QTreeWidget::currentItemChanged, this, &SolverDialog::showSelected);
    connect(m_table, &QTreeWidget::itemActivated, this, &SolverDialog::accept);
}

QLayout *SolverDialog::makeButtons()
{
    for (QPushButton *button : {m_add, m_remove, m_test})
        button->setAutoDefault(false); // Enter means OK
    auto *menu = new QMenu(m_add);
    m_add->setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &SolverDialog::fillAddMenu);
    connect(m_remove, &QPushButton::clicked, this, &SolverDialog::removeSelected);
    connect(m_test, &QPushButton::clicked, this, &SolverDialog::test);
    connect(&m_job, &Job::runningChanged, m_test, &QPushButton::setDisabled);
    auto *column = new QVBoxLayout;
    for (QPushButton *button : {m_add, m_remove, m_test})
        column->addWidget(button);
    column->addStretch();
    return column;
}

QLayout *SolverDialog::makeFields()
{
    m_name->setObjectName(QStringLiteral("name"));
    m_command->setObjectName(QStringLiteral("command"));
    m_command->setPlaceholderText(QStringLiteral("picosat {cnf}"));
    for (QLineEdit *field : {m_name, m_command})
        connect(field, &QLineEdit::textEdited, this, &SolverDialog::applyFields);
    auto *hint = new QLabel(
        tr("{cnf} stands for the DIMACS file with the formula; without it the program reads standard input. "
           "{result} stands for the file to which the program writes its answer."));
    hint->setWordWrap(true);
    hint->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    auto *fields = new QFormLayout;
    fields->addRow(tr("&Name:"), m_name);
    fields->addRow(tr("&Command:"), m_command);
    fields->addRow(QString(), hint);
    return fields;
}

/// Offers the installed programs that are not in the table, and any other program.
void SolverDialog::fillAddMenu()
{
    QMenu *menu = m_add->menu();
    menu->clear();
    const std::vector<SolverProgram> present = programs();
    for (const SolverProgram &known : installedPrograms())
        if (std::ranges::find(present, known.command, &SolverProgram::command) == present.end())
            connect(menu->addAction(tr("%1 (%2)").arg(known.name, known.command)), &QAction::triggered, this,
                    [this, known] { add(known); });
    menu->addSeparator();
    connect(menu->addAction(tr("&Other Program")), &QAction::triggered, this, [this] {
        add({tr("Other solver"), QString()});
    });
}

/// Returns the index of the program, negative for a built-in solver.
int SolverDialog::programIndex(const QTreeWidgetItem *item) const
{
    return m_table->indexOfTopLevelItem(const_cast<QTreeWidgetItem *>(item)) - builtInCount();
}

SolverProgram SolverDialog::program(int index) const
{
    const QTreeWidgetItem *item = m_table->topLevelItem(builtInCount() + index);
    const QString command = item->text(CommandColumn).simplified();
    const QString name = item->text(NameColumn).simplified();
    return {name.isEmpty() ? SolverCommand(command).program() : name, command};
}

/// Returns the solvers with a command.
std::vector<SolverProgram> SolverDialog::programs() const
{
    std::vector<SolverProgram> all;
    for (int i = 0; i < m_table->topLevelItemCount() - builtInCount(); ++i)
        if (const SolverProgram one = program(i); !one.command.isEmpty())
            all.push_back(one);
    return all;
}

/// Returns why the solvers cannot be told apart, or an empty text.
QString SolverDialog::problem() const
{
    for (int i = builtInCount(); i < m_table->topLevelItemCount(); ++i)
        for (int other = 0; other < i; ++other) {
            const QTreeWidgetItem &later = *m_table->topLevelItem(i);
            const QTreeWidgetItem &earlier = *m_table->topLevelItem(other);
            if (isSame(later, earlier, NameColumn))
                return tr("Two solvers have the name %1. Give one of them another name.")
                    .arg(later.text(NameColumn).simplified());
            if (isSame(later, earlier, CommandColumn))
                return tr("%1 and %2 have the same command. Remove one of them.")
                    .arg(earlier.text(NameColumn), later.text(NameColumn));
        }
    return {};
}

/// Returns \a name, with a number if another solver has it.
QString SolverDialog::freeName(const QString &name) const
{
    QString free = name;
    for (int number = 2; !m_table->findItems(free, Qt::MatchFixedString, NameColumn).isEmpty(); ++number)
        free = QStringLiteral("%1 %2").arg(name).arg(number);
    return free;
}

QTreeWidgetItem *SolverDialog::addItem(const QString &name, const QString &command)
{
    return new QTreeWidgetItem(m_table, {name, command});
}

QString SolverDialog::selectedId() const
{
    const int index = programIndex(m_table->currentItem());
    return index < 0 ? toQString(solverKinds()[builtInCount() + index].id) : program(index).command;
}

void SolverDialog::select(const QString &id)
{
    for (int i = 0; i < m_table->topLevelItemCount(); ++i) {
        m_table->setCurrentItem(m_table->topLevelItem(i));
        if (selectedId() == id)
            return;
    }
    m_table->setCurrentItem(m_table->topLevelItem(0));
}

void SolverDialog::add(const SolverProgram &program)
{
    m_table->setCurrentItem(addItem(freeName(program.name), program.command));
    if (!program.command.isEmpty())
        return;
    m_name->setFocus();
    m_name->selectAll();
}

void SolverDialog::removeSelected()
{
    delete m_table->currentItem();
    m_table->setFocus();
}

void SolverDialog::showSelected()
{
    m_job.cancel();
    say({});
    const QTreeWidgetItem *item = m_table->currentItem();
    const bool isProgram = item && programIndex(item) >= 0;
    m_name->setText(item ? item->text(NameColumn) : QString());
    m_command->setText(isProgram ? item->text(CommandColumn) : QString());
    for (QWidget *widget : {static_cast<QWidget *>(m_name), static_cast<QWidget *>(m_command),
                            static_cast<QWidget *>(m_remove)})
        widget->setEnabled(isProgram);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(!isProgram || !m_command->text().isEmpty());
    m_test->setEnabled(!isProgram || !m_command->text().isEmpty());
}

void SolverDialog::applyFields()
{
    QTreeWidgetItem *item = m_table->currentItem();
    item->setText(NameColumn, m_name->text());
    item->setText(CommandColumn, m_command->text());
    m_job.cancel();
    const bool isComplete = !m_command->text().simplified().isEmpty();
    const QString why = problem();
    say(why);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(isComplete && why.isEmpty());
    m_test->setEnabled(isComplete);
}

void SolverDialog::test()
{
    const int index = programIndex(m_table->currentItem());
    const std::optional<SolverProgram> tested = index < 0 ? std::nullopt : std::optional(program(index));
    const SolverKind kind = tested ? programKind(*tested) : solverKinds()[builtInCount() + index];
    say(tr("Testing …"));
    const auto work = [kind, tested](const std::stop_token &stop, const Progress &) {
        const TimeLimit limit(stop, maxTestTime);
        return tested ? testProgram(*tested, kind, limit.token()) : testSolver(kind, limit.token());
    };
    m_job.start(work, [this](const SolverTest &test) { say(resultText(test)); });
}

void SolverDialog::say(const QString &text)
{
    m_result->setText(text);
    resize(width(), std::max(height(), layout()->totalHeightForWidth(width())));
}

void SolverDialog::accept()
{
    if (selectedId().isEmpty())
        return;
    if (const QString why = problem(); !why.isEmpty()) {
        say(why);
        return;
    }
    m_settings.setSolverPrograms(programs());
    m_settings.setSolver(selectedId());
    QDialog::accept();
}

} // namespace sudoku
