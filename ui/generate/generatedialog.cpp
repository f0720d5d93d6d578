#include "ui/generate/generatedialog.h"

#include "ui/base/helppage.h"
#include "ui/base/icons.h"
#include "ui/base/notification.h"
#include "ui/base/screenroom.h"
#include "ui/base/settings.h"
#include "ui/board/shape/boardpreview.h"
#include "ui/generate/generationtext.h"
#include "ui/generate/requestform.h"
#include "ui/list/collection/collectionmodel.h"
#include "ui/list/collection/collectionpanel.h"
#include "ui/text/boardtext.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace sudoku {
namespace {

/// Returns the board of \a order without clues, with its symbols.
Board boardOf(const PuzzleOrder &order)
{
    Board board(order.request.shape);
    board.info.symbols = order.symbols;
    return board;
}

} // namespace

GenerateDialog::GenerateDialog(Settings &settings, const Puzzle &like, CollectionModel &puzzles,
                               QWidget *parent)
    : QDialog(parent),
      m_settings(settings),
      m_puzzles(puzzles),
      m_form(new RequestForm(settings, like)),
      m_list(new CollectionPanel(puzzles, settings, CollectionPanel::Place::Dialog)),
      m_preview(new BoardPreview(m_form->order().request.shape))
{
    setWindowTitle(tr("Generate Puzzles"));
    setHelpPage(*this, "generating.md");
    auto *layout = new QHBoxLayout(this);
    layout->setSpacing(16);
    layout->addWidget(makeFormColumn());
    layout->addWidget(makeResultsColumn(), 1);
    resize(fittedToScreen(*this, QSize(1060, 780)));
    connectParts();
    updateButtons();
}

GenerateDialog::~GenerateDialog()
{
    m_form->remember();
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
    buttons->addStretch();
    return row;
}

QLayout *GenerateDialog::makeResultButtons()
{
    auto *row = new QHBoxLayout;
    m_open = addButton(*row, tr("O&pen on the Board"));
    row->addStretch();
    QPushButton *close = addButton(*row, tr("Close"));
    close->setToolTip(tr("Stop generating; the puzzles stay in the list beside the board"));
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    return row;
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
    connect(m_open, &QPushButton::clicked, this, [this] { emit openRequested(m_list->currentRow()); });
    connect(m_list, &CollectionPanel::opened, this, &GenerateDialog::openRequested);
    connect(m_list, &CollectionPanel::currentChanged, this, &GenerateDialog::updateButtons);
    connect(m_list, &CollectionPanel::currentChanged, this, &GenerateDialog::showSelected);
    connect(&m_puzzles, &CollectionModel::stepMade, this, &GenerateDialog::showSelected);
    connect(m_form, &RequestForm::changed, this, &GenerateDialog::updateButtons);
    connect(m_form, &RequestForm::changed, this, [this] {
        if (!m_factory.isRunning())
            showBoard(boardOf(m_form->order()));
    });
    for (QComboBox *list : m_form->findChildren<QComboBox *>())
        list->installEventFilter(this);
    connect(&m_factory, &PuzzleFactory::started, this, &GenerateDialog::updateButtons);
    connect(&m_factory, &PuzzleFactory::progressed, this, &GenerateDialog::showProgress);
    connect(&m_factory, &PuzzleFactory::made, this, &GenerateDialog::addResults);
    connect(&m_factory, &PuzzleFactory::finished, this, &GenerateDialog::showEnd);
}

void GenerateDialog::generate()
{
    if (!m_generate->isEnabled())
        return;
    if (m_generate->hasFocus()) // which the button loses now, or the keyboard would go to the search
        m_list->list().setFocus();
    m_form->renewSeed();
    m_form->remember();
    m_made = 0;
    m_missed = 0;
    const PuzzleOrder order = m_form->order();
    showBoard(boardOf(order));
    m_preview->setAccessibleName(tr("Puzzle being generated"));
    m_factory.start(order);
    showProgress({.count = order.count});
}

void GenerateDialog::offerOwnKinds(const std::vector<const Variant *> &kinds)
{
    m_form->offerOwnKinds(kinds);
}

void GenerateDialog::say(const QString &text)
{
    m_progress->setText(text);
    announce(*m_progress);
}

void GenerateDialog::addResults(const std::vector<MadePuzzle> &made)
{
    const bool isFirst = m_made == 0;
    const int row = m_puzzles.rowCount();
    std::vector<ListedPuzzle> puzzles;
    for (const MadePuzzle &each : made)
        puzzles.push_back(listed(each, m_settings.symbols()));
    m_puzzles.append(puzzles);
    m_preview->setPuzzle(*made.back().result.puzzle);
    m_missed += static_cast<int>(std::ranges::count_if(made, isMissed));
    m_made += static_cast<int>(made.size());
    m_hasNews = true;
    if (isFirst)
        m_list->setCurrentRow(row);
    if (!isVisible())
        finishList();
}

void GenerateDialog::finishList()
{
    if (std::exchange(m_hasNews, false))
        emit listFinished();
}

void GenerateDialog::showProgress(const PuzzleProgress &progress)
{
    m_progress->setText(progressText(progress));
    if (progress.best)
        m_preview->setPuzzle(*progress.best);
}

void GenerateDialog::showEnd(const OrHalt<Outcome> &outcome)
{
    say(endText(outcome, m_made, m_missed));
    updateButtons();
    showSelected();
}

void GenerateDialog::showBoard(const Board &board)
{
    m_preview->setSymbols(shownSymbols(board, m_settings.symbols()));
    m_preview->setPuzzle(board.puzzle);
}

/// Shows the puzzle that is selected in the list, or the board that is asked for, while none is generated.
void GenerateDialog::showSelected()
{
    if (m_factory.isRunning())
        return;
    const int row = m_list->currentRow();
    showBoard(row >= 0 ? m_puzzles.board(row) : boardOf(m_form->order()));
    m_preview->setAccessibleName(row >= 0 ? m_puzzles.titleText(row) : tr("Board to be filled"));
}

void GenerateDialog::updateButtons()
{
    const bool isRunning = m_factory.isRunning();
    m_generate->setEnabled(!isRunning && m_form->problem().isEmpty());
    m_stop->setEnabled(isRunning);
    m_open->setEnabled(m_list->currentRow() >= 0);
    m_list->setWritable(!isRunning);
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

void GenerateDialog::hideEvent(QHideEvent *event)
{
    QDialog::hideEvent(event);
    if (!event->spontaneous())
        finishList();
}

} // namespace sudoku
