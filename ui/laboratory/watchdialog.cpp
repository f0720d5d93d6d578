#include "ui/laboratory/watchdialog.h"

#include "ui/base/helppage.h"
#include "ui/base/icons.h"
#include "ui/base/notification.h"
#include "ui/base/screenroom.h"
#include "ui/base/settings.h"
#include "ui/base/workbenchstyle.h"
#include "ui/laboratory/traceboard.h"
#include "ui/laboratory/traceform.h"
#include "ui/text/boardtext.h"
#include "ui/text/tracewords.h"

#include <QApplication>
#include <QClipboard>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSlider>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <new>

namespace sudoku {
namespace {

using Kind = TraceStep::Kind;

/// Returns the run, or Propagation::Stopped if there is too little memory for it.
std::shared_ptr<tl::expected<PuzzleTrace, Propagation>>
traced(const Puzzle &puzzle, const PuzzleTraceOptions &options, const std::stop_token &stop)
{
    using Traced = tl::expected<PuzzleTrace, Propagation>;
    try {
        return std::make_shared<Traced>(PuzzleTrace::make(puzzle, options, stop));
    } catch (const std::bad_alloc &) {
        return std::make_shared<Traced>(tl::unexpected(Propagation::Stopped));
    }
}

QLabel *makeSentence()
{
    auto *label = new QLabel;
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    return label;
}

} // namespace

WatchDialog::WatchDialog(Settings &settings, const Puzzle &puzzle, QWidget *parent)
    : QDialog(parent),
      m_settings(settings),
      m_puzzle(puzzle),
      m_symbols(&shownSymbols(puzzle.geometry, settings.symbols())),
      m_form(new TraceForm(settings)),
      m_board(new TraceBoard(puzzle, *m_symbols)),
      m_sentence(makeSentence()),
      m_place(new QLabel),
      m_counts(makeSentence()),
      m_slider(new QSlider(Qt::Horizontal)),
      m_steps(new QTableView),
      m_trail(new QListWidget)
{
    setWindowTitle(tr("Watch a Solver"));
    setHelpPage(*this, "laboratory.md#watching-a-solver");
    auto *layout = new QVBoxLayout(this);
    auto *parts = new QSplitter;
    parts->setChildrenCollapsible(false);
    parts->addWidget(makeStage());
    parts->addWidget(makeBooks());
    parts->setSizes({650, 510});
    layout->addWidget(parts, 1);
    auto *buttons = new QHBoxLayout;
    buttons->addStretch();
    m_copy = makeButton(tr("Cop&y Steps"), "copy");
    m_copy->setIcon(icon(QStringLiteral("copy")));
    m_copy->setToolTip(tr("Copy the steps up to this one as text, with their levels"));
    buttons->addWidget(m_copy);
    QPushButton *close = makeButton(tr("Close"), "close");
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    buttons->addWidget(close);
    layout->addLayout(buttons);
    connectParts();
    m_next->setDefault(true);
    m_steps->setFocus(); // where arrows go through the steps, and which is never disabled
    resize(fittedToScreen(*this, QSize(1180, 820)));
}

WatchDialog::~WatchDialog()
{
    delete m_steps; // it looks at the steps to its last moment
}

QPushButton *WatchDialog::makeButton(const QString &text, const char *name)
{
    auto *button = new QPushButton(text);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false); // Enter is Next, wherever the focus is
    return button;
}

/// Makes the board, what happens on it, and the buttons that move on.
QWidget *WatchDialog::makeStage()
{
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->addWidget(m_board, 1);
    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.15);
    m_sentence->setFont(large);
    m_sentence->setMinimumHeight(3 * QFontMetrics(large).lineSpacing()); // so that the board keeps its size
    layout->addWidget(m_sentence);
    auto *slide = new QHBoxLayout;
    m_slider->setAccessibleName(tr("Step"));
    m_slider->setPageStep(20);
    slide->addWidget(m_slider, 1);
    slide->addWidget(m_place);
    layout->addLayout(slide);
    layout->addLayout(makeButtons());
    return column;
}

QLayout *WatchDialog::makeButtons()
{
    auto *row = new QHBoxLayout;
    m_start = makeButton(tr("&Start"), "start");
    m_back = makeButton(tr("&Back"), "back");
    m_next = makeButton(tr("&Next"), "next");
    m_nextGuess = makeButton(tr("Next &Guess"), "nextGuess");
    m_nextConflict = makeButton(tr("Next &Conflict"), "nextConflict");
    m_end = makeButton(tr("&End"), "end");
    for (QPushButton *button : {m_start, m_back, m_next, m_nextGuess, m_nextConflict, m_end})
        row->addWidget(button);
    row->addStretch();
    return row;
}

/// Makes the choices, the list of all steps, and the trail.
QWidget *WatchDialog::makeBooks()
{
    auto *column = new QWidget;
    auto *layout = new QVBoxLayout(column);
    layout->setContentsMargins({});
    layout->addWidget(m_form);
    layout->addWidget(m_counts);
    auto *lists = new QSplitter(Qt::Vertical);
    lists->setChildrenCollapsible(false);
    lists->addWidget(makeList());
    auto *trail = new QWidget;
    auto *trailLayout = new QVBoxLayout(trail);
    trailLayout->setContentsMargins({});
    auto *label = new QLabel(tr("T&rail: what holds now, by level"));
    label->setBuddy(m_trail);
    trailLayout->addWidget(label);
    m_trail->setWordWrap(true);
    m_trail->setAlternatingRowColors(true);
    trailLayout->addWidget(m_trail);
    lists->addWidget(trail);
    lists->setStretchFactor(0, 2);
    lists->setStretchFactor(1, 1);
    layout->addWidget(lists, 1);
    return column;
}

QWidget *WatchDialog::makeList()
{
    m_steps->setModel(&m_model);
    m_steps->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_steps->setSelectionMode(QAbstractItemView::SingleSelection);
    m_steps->setTabKeyNavigation(false);
    m_steps->setShowGrid(false);
    m_steps->setAlternatingRowColors(true);
    m_steps->setWordWrap(false);
    m_steps->verticalHeader()->hide();
    m_steps->verticalHeader()->setDefaultSectionSize(rowHeight(fontMetrics()));
    m_steps->horizontalHeader()->setStretchLastSection(true);
    m_steps->horizontalHeader()->setHighlightSections(false);
    m_steps->horizontalHeader()->resizeSection(TraceModel::StepColumn,
                                               fontMetrics().horizontalAdvance("000,000 "));
    m_steps->horizontalHeader()->resizeSection(TraceModel::LevelColumn,
                                               fontMetrics().horizontalAdvance("Level  "));
    auto *part = new QWidget;
    auto *layout = new QVBoxLayout(part);
    layout->setContentsMargins({});
    auto *label = new QLabel(tr("Ste&ps"));
    label->setBuddy(m_steps);
    layout->addWidget(label);
    layout->addWidget(m_steps);
    return part;
}

void WatchDialog::connectParts()
{
    connect(m_form, &TraceForm::changed, this, &WatchDialog::run);
    connect(m_start, &QPushButton::clicked, this, [this] { goTo(0); });
    connect(m_back, &QPushButton::clicked, this, [this] { goTo(m_position - 1); });
    connect(m_next, &QPushButton::clicked, this, [this] { goTo(m_position + 1); });
    connect(m_nextGuess, &QPushButton::clicked, this, [this] { goToNext(Kind::Guess); });
    connect(m_nextConflict, &QPushButton::clicked, this, [this] { goToNext(Kind::Conflict); });
    connect(m_copy, &QPushButton::clicked, this, &WatchDialog::copy);
    connect(m_end, &QPushButton::clicked, this, [this] { goTo(stepCount()); });
    const auto follow = [this](int position) { // unless it was set from here
        if (position != m_position)
            goTo(position);
    };
    connect(m_slider, &QSlider::valueChanged, this, follow);
    connect(m_steps->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [follow](const QModelIndex &current) { follow(current.row() + 1); });
}

void WatchDialog::setPuzzle(const Puzzle &puzzle)
{
    const SymbolSet &symbols = shownSymbols(puzzle.geometry, m_settings.symbols());
    if (puzzle == m_puzzle && &symbols == m_symbols)
        return;
    m_puzzle = puzzle;
    m_symbols = &symbols;
    run();
}

void WatchDialog::showEvent(QShowEvent *event)
{
    QDialog::showEvent(event);
    if (m_isOutdated)
        run();
}

void WatchDialog::reject()
{
    if (m_job.isRunning())
        m_job.stop();
    else
        QDialog::reject();
}

void WatchDialog::run()
{
    m_isOutdated = !isVisible();
    if (m_isOutdated)
        return;
    showNothing(tr("The solver works. Escape stops it."));
    m_job.start([puzzle = m_puzzle, options = m_form->options()](
                    const std::stop_token &stop, const Progress &) { return traced(puzzle, options, stop); },
                [this](const Answer &answer) { take(answer); });
}

void WatchDialog::take(const Answer &answer)
{
    if (!*answer) {
        showNothing(answer->error() == Propagation::Contradiction
                        ? tr("The clues contradict each other: propagation finds this before anything is "
                             "encoded. Choose all candidates to watch how.")
                        : tr("The solver was stopped, or there is not enough memory."));
        return;
    }
    m_trace = std::shared_ptr<const PuzzleTrace>(answer, &**answer);
    m_model.set(m_trace, *m_symbols);
    m_counts->setText(TraceWords(*m_trace, *m_symbols).counts());
    m_slider->setRange(0, stepCount());
    goTo(0);
}

void WatchDialog::showNothing(const QString &why)
{
    m_trace.reset();
    m_model.set(nullptr, *m_symbols);
    m_position = 0;
    m_board->clear(m_puzzle, *m_symbols);
    m_trail->clear();
    m_counts->clear();
    m_place->clear();
    m_sentence->setText(why);
    updateButtons();
}

void WatchDialog::goTo(int position)
{
    if (!m_trace)
        return;
    m_position = std::clamp(position, 0, stepCount());
    const TracePosition now = m_trace->after(m_position);
    m_board->show(*m_trace, now, m_position);
    m_slider->setValue(m_position);
    m_steps->setCurrentIndex(m_model.index(m_position - 1, TraceModel::SentenceColumn));
    if (m_position == 0)
        m_steps->scrollToTop();
    m_trail->clear();
    m_trail->addItems(TraceWords(*m_trace, *m_symbols).levels(now));
    m_trail->scrollToBottom();
    updateTexts();
    updateButtons();
}

void WatchDialog::goToNext(Kind kind)
{
    if (const auto found = m_trace->trace().find(kind, m_position))
        goTo(*found + 1);
}

/// Copies the steps up to this one, a line each, as the command line writes them.
void WatchDialog::copy()
{
    const TraceWords words(*m_trace, *m_symbols);
    QString text;
    for (int i = 0; i < m_position; ++i)
        text += QStringLiteral("%1\t%2\n").arg(m_trace->trace().steps[i].level).arg(words.step(i));
    QApplication::clipboard()->setText(text);
}

void WatchDialog::updateTexts()
{
    m_place->setText(tr("%L1 of %L2").arg(m_position).arg(stepCount()));
    m_sentence->setText(m_position == 0
                            ? tr("Nothing is known yet but the formula. Press Next, or go on to the "
                                 "next guess.")
                            : TraceWords(*m_trace, *m_symbols).step(m_position - 1));
    announce(*m_sentence);
}

void WatchDialog::updateButtons()
{
    const auto hasNext = [this](Kind kind) {
        return m_trace && m_trace->trace().find(kind, m_position).has_value();
    };
    const auto *pressed = qobject_cast<QPushButton *>(focusWidget());
    m_start->setEnabled(m_position > 0);
    m_copy->setEnabled(m_position > 0);
    m_back->setEnabled(m_position > 0);
    m_next->setEnabled(m_position < stepCount());
    m_end->setEnabled(m_position < stepCount());
    m_nextGuess->setEnabled(hasNext(Kind::Guess));
    m_nextConflict->setEnabled(hasNext(Kind::Conflict));
    m_slider->setEnabled(m_trace != nullptr);
    if (pressed && !pressed->isEnabled())
        m_steps->setFocus(); // not the next choice, which the next key would change
}

} // namespace sudoku
