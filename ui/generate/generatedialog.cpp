#include "ui/generate/generatedialog.h"

#include "ui/base/announce.h"
#include "ui/base/helppage.h"
#include "ui/base/icons.h"
#include "ui/base/savepath.h"
#include "ui/base/savequestion.h"
#include "ui/base/settings.h"
#include "ui/generate/generationtext.h"
#include "ui/generate/requestform.h"
#include "ui/generate/resultslist.h"
#include "ui/shape/boardpreview.h"
#include "ui/text/savefile.h"
#include "ui/text/steptext.h"

#include <QComboBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {

GenerateDialog::GenerateDialog(Settings &settings, const Puzzle &like, QWidget *parent)
    : QDialog(parent),
      m_settings(settings),
      m_form(new RequestForm(settings, like)),
      m_list(new ResultsList(m_results, settings)),
      m_preview(new BoardPreview(m_form->order().request.shape))
{
    setWindowTitle(tr("Generate Puzzles"));
    setHelpPage(*this, "generating.md");
    auto *layout = new QHBoxLayout(this);
    layout->setSpacing(16);
    layout->addWidget(makeFormColumn());
    layout->addWidget(makeResultsColumn(), 1);
    resize(QSize(1060, 780).boundedTo(screen()->availableSize() - QSize(0, 40))); // room for the title
    connectParts();
    updateButtons();
}

GenerateDialog::~GenerateDialog()
{
    m_form->remember();
    delete m_list; // it looks at the results to its last moment
}

QWidget *GenerateDialog::makeFormColumn()
{
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->addWidget(m_form, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    m_generate = addButton(*buttons, tr("&Generate"));
    m_generate->setIcon(icon(QStringLiteral("generate")));
    m_generate->setDefault(true);
    layout->addLayout(buttons);
    return column;
}

QWidget *GenerateDialog::makeResultsColumn()
{
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->addWidget(makeProgressRow());
    layout->addWidget(m_list, 1);
    layout->addLayout(makeResultButtons());
    return column;
}

QWidget *GenerateDialog::makeProgressRow()
{
    m_preview->setFixedSize(176, 176);
    m_preview->setAccessibleName(tr("Puzzle being generated"));
    m_progress = new QLabel(tr("Choose a kind and a difficulty, then press Generate."));
    m_progress->setWordWrap(true);
    m_progress->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->setSpacing(12);
    layout->addWidget(m_preview);
    auto *column = new QVBoxLayout;
    layout->addLayout(column, 1);
    column->addWidget(m_progress, 1);
    auto *buttons = new QHBoxLayout;
    column->addLayout(buttons);
    m_stop = addButton(*buttons, tr("Stop"));
    m_stop->setIcon(icon(QStringLiteral("stop")));
    m_undo = addButton(*buttons, tr("Undo"));
    m_undo->setIcon(icon(QStringLiteral("undo")));
    m_undo->setToolTip(tr("Restore the puzzles removed last (%1)")
                           .arg(QKeySequence(QKeySequence::Undo).toString(QKeySequence::NativeText)));
    m_undo->setShortcut(QKeySequence::Undo);
    buttons->addStretch();
    return row;
}

/// Returns the buttons in two rows, for narrow screens.
QLayout *GenerateDialog::makeResultButtons()
{
    auto *rows = new QVBoxLayout;
    auto *upper = new QHBoxLayout;
    auto *lower = new QHBoxLayout;
    rows->addLayout(upper);
    rows->addLayout(lower);
    m_open = addButton(*upper, tr("Open on the Boar&d"));
    m_print = addButton(*upper, tr("&Print…"));
    m_print->setIcon(icon(QStringLiteral("print")));
    m_levels = addButton(*upper, tr("Le&vels"));
    m_levels->setMenu(new QMenu(m_levels));
    m_levels->setToolTip(tr("Sort the puzzles by level, or select those of one"));
    upper->addStretch();
    m_save = addButton(*lower, tr("Save As Te&xt…"));
    m_clear = addButton(*lower, tr("Clea&r List"));
    lower->addStretch();
    QPushButton *close = addButton(*lower, tr("Close"));
    close->setToolTip(tr("Stop generating; the puzzles stay in the list"));
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    return rows;
}

QPushButton *GenerateDialog::addButton(QBoxLayout &row, const QString &text)
{
    auto *button = new QPushButton(text);
    button->setAutoDefault(false); // Enter generates, wherever the focus is
    row.addWidget(button);
    return button;
}

void GenerateDialog::connectParts()
{
    connect(m_generate, &QPushButton::clicked, this, &GenerateDialog::generate);
    connect(m_stop, &QPushButton::clicked, &m_factory, &PuzzleFactory::stop);
    connect(m_open, &QPushButton::clicked, this, &GenerateDialog::openCurrent);
    connect(m_print, &QPushButton::clicked, this, &GenerateDialog::print);
    connect(m_save, &QPushButton::clicked, this, &GenerateDialog::saveAsText);
    connect(m_levels->menu(), &QMenu::aboutToShow, this, &GenerateDialog::fillLevels);
    connect(m_clear, &QPushButton::clicked, this, &GenerateDialog::clear);
    connect(m_undo, &QPushButton::clicked, this, &GenerateDialog::undo);
    connect(m_list, &ResultsList::removed, this, &GenerateDialog::sayRemoved);
    connect(m_list, &ResultsList::opened, this, &GenerateDialog::openCurrent);
    connect(m_list, &ResultsList::currentPuzzleChanged, this, &GenerateDialog::updateButtons);
    connect(m_form, &RequestForm::changed, this, &GenerateDialog::updateButtons);
    connect(m_form, &RequestForm::changed, this, [this] {
        if (!m_factory.isRunning())
            m_preview->setPuzzle(m_form->order().request.shape);
    });
    for (QComboBox *list : m_form->findChildren<QComboBox *>())
        list->installEventFilter(this);
    connect(&m_factory, &PuzzleFactory::started, this, &GenerateDialog::updateButtons);
    connect(&m_factory, &PuzzleFactory::progressed, this, &GenerateDialog::showProgress);
    connect(&m_factory, &PuzzleFactory::made, this, &GenerateDialog::addResults);
    connect(&m_factory, &PuzzleFactory::finished, this, &GenerateDialog::showEnd);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(&m_results, signal, this, &GenerateDialog::updateButtons);
}

void GenerateDialog::generate()
{
    if (!m_generate->isEnabled())
        return;
    m_form->renewSeed();
    m_form->remember();
    m_results.beginSection();
    m_note.clear();
    m_made = 0;
    m_missed = 0;
    const PuzzleOrder order = m_form->order();
    m_preview->setPuzzle(order.request.shape);
    m_factory.start(order);
    showProgress({.count = order.count});
}

void GenerateDialog::showResults(const std::vector<std::optional<MadePuzzle>> &rows)
{
    m_results.reset(rows);
    updateButtons();
}

void GenerateDialog::openCurrent()
{
    const MadePuzzle *made = m_list->currentPuzzle();
    if (!made)
        return;
    const int number = m_results.number(m_list->currentIndex().row());
    emit openRequested(*made->result.puzzle, tr("puzzle %L1 (seed %2)").arg(number).arg(made->request.seed));
}

void GenerateDialog::setOpened()
{
    const int row = m_list->currentIndex().row();
    m_results.setTaken({row});
    m_note = tr("Puzzle %L1 is on the board. ").arg(m_results.number(row));
}

void GenerateDialog::print()
{
    const std::vector<int> all = m_results.puzzleRows();
    const std::vector<int> selected = m_list->selectedRows();
    const bool isPart = selected.size() > 1 && selected.size() < all.size();
    emit printRequested(m_results.printSections(all),
                        isPart ? m_results.printSections(selected) : std::vector<PrintSection>());
}

void GenerateDialog::setPrinted(bool isSelectionOnly)
{
    m_results.setTaken(isSelectionOnly ? m_list->selectedRows() : m_results.puzzleRows());
}

bool GenerateDialog::saveAsText()
{
    const QString path =
        askForSavePath(this, tr("Save Puzzles as Text"), tr("puzzles.txt"), tr("Text (*.txt)"));
    if (path.isEmpty())
        return false;
    if (const auto error = saveFile(path, m_results.text(m_settings.symbols()).toUtf8())) {
        QMessageBox::warning(this, windowTitle(), tr("Cannot save %1: %2").arg(path, *error));
        return false;
    }
    m_results.setTaken(m_results.puzzleRows());
    m_progress->setText(tr("Saved as %1.").arg(QFileInfo(path).fileName()));
    return true;
}

bool GenerateDialog::mayDiscard()
{
    const int count = m_results.untakenCount();
    if (count == 0)
        return true;
    const QString text =
        tr("%n generated puzzle(s) were not opened, printed or saved. Save the list?", nullptr, count);
    const SaveAnswer answer = askToSave(isVisible() ? this : parentWidget(), tr("Generated Puzzles"), text);
    return answer == SaveAnswer::Discard || (answer == SaveAnswer::Save && saveAsText());
}

void GenerateDialog::clear()
{
    const int count = m_results.puzzleCount();
    m_results.clear();
    m_preview->setPuzzle(m_form->order().request.shape);
    sayRemoved(count);
}

void GenerateDialog::sayRemoved(int count)
{
    m_progress->setText(tr("Removed %Ln puzzle(s).", nullptr, count));
    announce(*m_progress);
    updateButtons();
}

void GenerateDialog::undo()
{
    m_results.undo();
    const int count = m_results.puzzleCount();
    m_list->setCurrentIndex(m_results.index(m_results.puzzleRows().front()));
    m_list->setFocus(); // the button goes
    m_progress->setText(tr("The list has %Ln puzzle(s).", nullptr, count));
    updateButtons();
}

void GenerateDialog::fillLevels()
{
    QMenu &menu = *m_levels->menu();
    menu.clear();
    menu.addAction(tr("&Sort by Level"), &m_results, &ResultsModel::sortByLevel);
    menu.addSeparator();
    for (const Level level : allLevels) {
        const std::vector<int> rows = m_results.rowsOf(level);
        QAction *action = menu.addAction(tr("Select %1 (%L2)").arg(levelText(level)).arg(rows.size()), this,
                                         [this, rows] { m_list->select(rows); });
        action->setEnabled(!rows.empty());
    }
}

void GenerateDialog::addResults(const std::vector<MadePuzzle> &made)
{
    const bool isFirst = m_made == 0;
    m_results.add(made);
    m_preview->setPuzzle(*made.back().result.puzzle);
    m_missed += static_cast<int>(std::ranges::count_if(made, isMissed));
    m_made += static_cast<int>(made.size());
    if (!isFirst)
        return;
    const QModelIndex first = m_results.index(m_results.rowCount() - static_cast<int>(made.size()));
    m_list->setCurrentIndex(first);
    m_list->scrollTo(first.siblingAtRow(first.row() - 1), QAbstractItemView::PositionAtTop); // its heading
}

void GenerateDialog::showProgress(const PuzzleProgress &progress)
{
    m_progress->setText(m_note + progressText(progress));
    if (progress.best)
        m_preview->setPuzzle(*progress.best);
}

void GenerateDialog::showEnd(const OrHalt<Outcome> &outcome)
{
    m_progress->setText(endText(outcome, m_made, m_missed));
    announce(*m_progress);
    updateButtons();
}

void GenerateDialog::updateButtons()
{
    const bool isRunning = m_factory.isRunning();
    const bool hasResults = m_results.puzzleCount() > 0;
    m_generate->setEnabled(!isRunning && m_form->problem().isEmpty());
    m_stop->setEnabled(isRunning);
    m_undo->setVisible(m_results.canUndo());
    m_open->setEnabled(m_list->currentPuzzle() != nullptr);
    m_print->setEnabled(hasResults && !isRunning);
    m_levels->setEnabled(hasResults && !isRunning);
    m_save->setEnabled(hasResults && !isRunning);
    m_clear->setEnabled(hasResults && !isRunning);
}

/// Handles Enter in a list, which opens the list on some desktops.
bool GenerateDialog::eventFilter(QObject *watched, QEvent *event)
{
    const int key = event->type() == QEvent::KeyPress ? static_cast<QKeyEvent *>(event)->key() : 0;
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return QDialog::eventFilter(watched, event);
    generate();
    return true;
}

void GenerateDialog::reject()
{
    if (m_factory.isRunning())
        m_factory.stop();
    else
        QDialog::reject();
}

void GenerateDialog::closeEvent(QCloseEvent *event)
{
    if (m_factory.isRunning())
        m_factory.stop();
    event->accept();
}

} // namespace sudoku
