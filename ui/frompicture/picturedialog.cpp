#include "ui/frompicture/picturedialog.h"

#include "ui/base/helppage.h"
#include "ui/base/savequestion.h"
#include "ui/base/screenroom.h"
#include "ui/base/segments.h"
#include "ui/board/boardarea.h"
#include "ui/board/boardview.h"
#include "ui/frompicture/pictureview.h"
#include "ui/frompicture/readingwords.h"
#include "ui/frompicture/ruleboxes.h"
#include "ui/frompicture/straightpicture.h"
#include "ui/pictures/picturewords.h"
#include "ui/text/strings.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QUndoStack>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int pieceSide = 88; // pixels, of a cell of the picture

QLabel *labelFor(const QString &text, QWidget *buddy)
{
    auto *label = new QLabel(text);
    label->setBuddy(buddy);
    return label;
}

QLabel *sentences(const char *name)
{
    auto *label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    return label;
}

} // namespace

PictureDialog::PictureDialog(const QString &name, const PictureQuestion &question,
                             const ScannedPicture &scanned, QWidget *parent, const PictureScanner::Ask &ask)
    : QDialog(parent),
      m_question(question),
      m_asked(question),
      m_picture(scanned.preview),
      m_document(Board(Puzzle(Geometry::withBoxes(defaultBoxes(9))))),
      m_editor(m_document),
      m_liveCheck(m_document),
      m_scanner(nullptr, ask),
      m_view(new PictureView),
      m_board(new BoardView(m_document, m_editor)),
      m_area(new BoardArea(m_board)),
      m_look(new Segments({tr("Picture"), tr("Straightened")})),
      m_rules(new RuleBoxes),
      m_boards(new QComboBox),
      m_size(new QComboBox),
      m_page(new QSpinBox),
      m_pageLabel(labelFor(tr("Pa&ge:"), m_page)),
      m_summary(sentences("summary")),
      m_piece(new QLabel),
      m_cell(sentences("cell")),
      m_state(new QLabel),
      m_next(new QPushButton(tr("Next in &Doubt"))),
      m_progress(new QProgressBar),
      m_stop(new QPushButton(tr("&Stop")))
{
    setWindowTitle(tr("From Picture: %1").arg(name));
    setHelpPage(*this, "frompictures.md");
    auto *sides = new QHBoxLayout;
    sides->setSpacing(24);
    sides->addWidget(makePictureSide(), 1);
    sides->addWidget(makeBoardSide(), 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(sides, 1);
    layout->addWidget(makeFooter());
    connectParts();
    m_liveCheck.setEnabled(true);
    m_view->setPicture(m_picture);
    showAnswer(scanned);
    showReading(false);
    resize(fittedToScreen(*this, QSize(1200, 800)));
    m_board->setFocus();
}

PictureDialog::~PictureDialog()
{
    delete m_area; // the board looks at document and editor to its last moment
}

QWidget *PictureDialog::makePictureSide()
{
    m_boards->setObjectName(QStringLiteral("boards"));
    m_boards->setAccessibleName(tr("Board in the picture"));
    m_page->setObjectName(QStringLiteral("page"));
    m_page->setKeyboardTracking(false); // of 12, page 1 is not meant
    auto *head = new QHBoxLayout;
    head->addWidget(m_look);
    head->addStretch();
    head->addWidget(m_boards);
    head->addWidget(m_pageLabel);
    head->addWidget(m_page);
    auto *side = new QWidget;
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins({});
    layout->addLayout(head);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_summary);
    return side;
}

QWidget *PictureDialog::makeBoardSide()
{
    m_size->setObjectName(QStringLiteral("size"));
    m_size->addItem(tr("as seen"), 0);
    for (int size = minBoardSize; size <= maxBoardSize; ++size)
        m_size->addItem(tr("%1 × %1").arg(size), size);
    auto *head = new QHBoxLayout;
    head->addWidget(labelFor(tr("S&ize:"), m_size));
    head->addWidget(m_size);
    head->addStretch();
    head->addWidget(m_next);
    m_next->setAutoDefault(false);
    m_piece->setFixedSize(pieceSide, pieceSide);
    auto *cell = new QHBoxLayout;
    cell->addWidget(m_piece);
    cell->addWidget(m_cell, 1);
    auto *side = new QWidget;
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins({});
    layout->addLayout(head);
    layout->addWidget(m_area, 1);
    layout->addWidget(m_rules);
    layout->addLayout(cell);
    return side;
}

QWidget *PictureDialog::makeFooter()
{
    m_state->setObjectName(QStringLiteral("state"));
    m_progress->setFixedWidth(120);
    m_progress->setAccessibleName(tr("Reading the picture"));
    m_stop->setAutoDefault(false);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_take = buttons->button(QDialogButtonBox::Ok);
    m_take->setText(tr("&Use This Board"));
    m_take->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &PictureDialog::reject);
    auto *footer = new QWidget;
    auto *layout = new QHBoxLayout(footer);
    layout->setContentsMargins({});
    layout->addWidget(m_state, 1);
    layout->addWidget(m_progress);
    layout->addWidget(m_stop);
    layout->addWidget(buttons);
    return footer;
}

void PictureDialog::connectParts()
{
    connect(m_look, &Segments::changed, this, [this](int index) { m_view->setStraight(index == 1); });
    connect(m_view, &PictureView::cornersMoved, this, [this](const PictureCorners &corners) {
        PictureQuestion question = m_question;
        question.corners = corners;
        readAgain(question);
    });
    connect(m_view, &PictureView::boardPicked, this, &PictureDialog::pickBoard);
    connect(m_view, &PictureView::cellPicked, m_board, [this](Cell cell) {
        m_board->setCurrentCell(cell);
        m_board->setFocus();
    });
    connect(m_boards, &QComboBox::activated, this, &PictureDialog::pickBoard);
    connect(m_size, &QComboBox::activated, this, [this] {
        PictureQuestion question = m_question;
        question.corners = m_view->corners();
        question.size = m_size->currentData().toInt();
        readAgain(question);
    });
    connect(m_page, &QSpinBox::valueChanged, this,
            [this](int page) { readAgain({.file = m_question.file, .page = page}); });
    connect(m_board, &BoardView::currentCellChanged, this, &PictureDialog::showCell);
    connect(m_board, &BoardView::confirmed, this, &QDialog::accept);
    connect(&m_document, &Document::boardChanged, this, &PictureDialog::followBoard);
    connect(&m_liveCheck, &LiveCheck::stateChanged, this, &PictureDialog::showState);
    connect(&m_liveCheck, &LiveCheck::countChanged, this, &PictureDialog::showState);
    connect(&m_editor, &BoardEditor::refused, m_cell, &QLabel::setText);
    connect(m_rules, &RuleBoxes::changed, this, &PictureDialog::takeRules);
    connect(m_next, &QPushButton::clicked, this, &PictureDialog::goToNextDoubt);
    connect(new QShortcut(QKeySequence::Undo, this), &QShortcut::activated, &m_document.undoStack(),
            &QUndoStack::undo);
    connect(new QShortcut(QKeySequence::Redo, this), &QShortcut::activated, &m_document.undoStack(),
            &QUndoStack::redo);
    connect(m_stop, &QPushButton::clicked, this, &PictureDialog::stopReading);
    connect(&m_scanner, &PictureScanner::readingChanged, this, &PictureDialog::showReading);
    connect(&m_scanner, &PictureScanner::progressed, this, [this](int done, int total) {
        m_progress->setRange(0, total);
        m_progress->setValue(done);
    });
    connect(&m_scanner, &PictureScanner::finished, this, &PictureDialog::showAnswer);
}

const BoardReading *PictureDialog::reading() const
{
    return m_index < static_cast<int>(m_reading.boards.size()) ? &m_reading.boards[m_index] : nullptr;
}

void PictureDialog::keepCorrections()
{
    if (reading())
        m_corrections.keep(m_index, *reading(), m_document.board());
}

/// Returns whether a person has changed any board.
bool PictureDialog::hasCorrections()
{
    keepCorrections();
    return !m_corrections.isEmpty();
}

void PictureDialog::readAgain(const PictureQuestion &question)
{
    const bool isOtherPage = question.page != m_question.page;
    if (isOtherPage && hasCorrections() && !askToDiscard(this, tr("Discard your corrections?"))) {
        showQuestion();
        return;
    }
    m_asked = question;
    m_scanner.read(question, isOtherPage);
}

/// What was shown before stays, so the fields say again what that is.
void PictureDialog::stopReading()
{
    m_scanner.stop();
    showQuestion();
    m_view->setBoards(m_reading.boards, m_index);
    showCell(m_board->currentCell());
}

void PictureDialog::showQuestion()
{
    const QSignalBlocker blocker(m_page);
    m_page->setRange(1, std::max(m_reading.pageCount, m_question.page));
    m_page->setSuffix(tr(" of %1").arg(m_page->maximum()));
    m_page->setValue(m_question.page);
    for (QWidget *widget : {static_cast<QWidget *>(m_page), static_cast<QWidget *>(m_pageLabel)})
        widget->setVisible(m_page->maximum() > 1);
    m_size->setCurrentIndex(m_size->findData(m_question.size));
}

void PictureDialog::showAnswer(const ScannedPicture &scanned)
{
    if (scanned.preview.isNull() && m_asked.page != m_question.page && scanned.reading.problem) {
        showQuestion(); // the page that was shown before
        m_summary->setText(capitalised(problemText(scanned.reading)) + QLatin1Char('.'));
        return;
    }
    keepCorrections();
    if (m_asked.page != m_question.page)
        m_corrections.clear();
    const bool isOneOfSeveral =
        m_asked.corners && m_reading.boards.size() > 1 && scanned.reading.boards.size() == 1;
    std::vector<BoardReading> boards =
        isOneOfSeveral ? std::move(m_reading.boards) : inReadingOrder(scanned.reading.boards);
    if (isOneOfSeveral)
        boards[m_index] = scanned.reading.boards.front();
    m_question = m_asked;
    m_reading = scanned.reading;
    m_reading.boards = std::move(boards);
    if (!scanned.preview.isNull()) {
        m_picture = scanned.preview;
        m_view->setPicture(m_picture);
    }
    m_boards->clear();
    for (int i = 0; i < static_cast<int>(m_reading.boards.size()); ++i)
        m_boards->addItem(tr("Board %1 of %2").arg(i + 1).arg(m_reading.boards.size()));
    m_boards->setVisible(m_boards->count() > 1);
    showQuestion();
    chooseBoard(isOneOfSeveral ? m_index : firstLargeBoard(m_reading.boards));
}

/// What a person asked for is about the board that was chosen before.
void PictureDialog::pickBoard(int index)
{
    keepCorrections();
    m_question.corners.reset();
    m_question.size = 0;
    showQuestion();
    chooseBoard(index);
}

void PictureDialog::chooseBoard(int index)
{
    m_index = index;
    m_boards->setCurrentIndex(index);
    m_view->setBoards(m_reading.boards, index);
    m_look->setEnabled(reading() != nullptr);
    m_take->setEnabled(reading() != nullptr);
    m_doubts.clear();
    if (!reading()) {
        showProblem();
        return;
    }
    m_doubts = cellsToCompare(*reading());
    m_board->setChosenSymbols(*reading()->symbols);
    m_rules->setRules(reading()->rules, reading()->geometry);
    m_document.reset(m_corrections.applied(index, *reading()));
    const QString problem =
        m_reading.problem ? capitalised(problemText(m_reading)) + QStringLiteral(". ") : QString();
    m_summary->setText(problem + boardSentences(*reading()));
    m_board->setCurrentCell(m_doubts.empty() ? 0 : m_doubts.front());
    showCell(m_board->currentCell());
}

/// Says why there is no board, and what a person can do.
void PictureDialog::showProblem()
{
    m_rules->setRules({}, Geometry::withBoxes(defaultBoxes(m_document.geometry().size())));
    m_document.reset(Board(Puzzle(m_document.geometry())));
    const QString why = m_reading.problem ? problemText(m_reading) : QString();
    m_summary->setText(tr("%1. Drag the four corners to the corners of the board.").arg(capitalised(why)));
    m_piece->clear();
    m_cell->clear();
    m_next->setEnabled(false);
}

void PictureDialog::showCell(Cell cell)
{
    if (!reading() || cell >= reading()->geometry.cellCount())
        return;
    const bool isWritten = reading()->cells[cell].kind == CellKind::Written;
    m_editor.setRole(isWritten ? DigitRole::Entry : DigitRole::Given);
    m_view->setCell(cell);
    const qreal ratio = devicePixelRatioF();
    QPixmap piece =
        QPixmap::fromImage(cellPicture(m_picture, *reading(), cell, static_cast<int>(pieceSide * ratio)));
    piece.setDevicePixelRatio(ratio);
    m_piece->setPixmap(piece);
    m_cell->setText(cellSentences(*reading(), cell));
    m_board->setAccessibleDescription(m_cell->text());
}

/// What a person has typed is in doubt no more.
void PictureDialog::followBoard()
{
    if (!reading() || m_document.geometry().size() != reading()->size())
        return;
    const Board read = reading()->board();
    m_rules->follow(m_document.board().puzzle);
    std::erase_if(m_doubts,
                  [&](Cell cell) { return m_document.board().digitAt(cell) != read.digitAt(cell); });
    frameDoubts();
}

/// Leaves out the rules that a person has found not to be meant.
void PictureDialog::takeRules()
{
    Board board = m_document.board();
    board.puzzle.geometry = m_rules->geometry();
    board.puzzle.constraints = m_rules->constraints();
    m_document.edit(std::move(board), tr("Choose Rules"));
}

void PictureDialog::frameDoubts()
{
    m_next->setEnabled(!m_doubts.empty());
    m_board->setFindings(BoardLayer::Verdict, {.reasons = m_doubts, .reasonMeaning = tr("in doubt")});
    showState();
}

/// Leaves the current cell as one that a person has looked at.
void PictureDialog::goToNextDoubt()
{
    const Cell current = m_board->currentCell();
    std::erase(m_doubts, current);
    frameDoubts();
    if (m_doubts.empty())
        return;
    const auto next = std::ranges::upper_bound(m_doubts, current);
    m_board->setCurrentCell(next == m_doubts.end() ? m_doubts.front() : *next);
    m_board->setFocus();
}

void PictureDialog::showState()
{
    QStringList parts;
    if (reading())
        parts += stateText(m_liveCheck);
    if (!m_doubts.empty())
        parts += tr("%n cell(s) to compare", nullptr, static_cast<int>(m_doubts.size()));
    m_state->setText(parts.join(QStringLiteral("  ·  ")));
}

void PictureDialog::showReading(bool isReading)
{
    m_progress->setRange(0, 0);
    m_progress->setVisible(isReading);
    m_stop->setVisible(isReading);
    m_take->setEnabled(!isReading && reading());
}

void PictureDialog::reject()
{
    if (m_scanner.isReading())
        stopReading();
    else if (!hasCorrections() || askToDiscard(this, tr("Discard your corrections?")))
        QDialog::reject();
}

} // namespace sudoku
