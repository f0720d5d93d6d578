#include "ui/hints/toldstep.h"

#include <QCoreApplication>
#include <QPainter>

#include "ui/hints/hinttext.h"
#include "ui/hints/walkthroughtext.h"
#include "ui/paint/boardpainter.h"
#include "ui/paint/outsidetexts.h"
#include "ui/text/steptext.h"
#include "ui/text/words.h"

#include <algorithm>
#include <iterator>

namespace sudoku {
namespace {

struct ToldStepWords
{
    Q_DECLARE_TR_FUNCTIONS(ToldStep)
};

/// Returns the cells that a step speaks of: those of its evidence, its houses, its rules and its conclusions.
CellSet cellsOfStep(const Step &step, const RuleIndex &rules)
{
    CellSet cells(rules.cellCount(), evidenceCells(step));
    for (const HouseEvidence &house : step.houses)
        cells |= rules.house(house.house).set;
    for (const int constraint : step.constraints)
        for (const Cell cell : rules.constraints()[constraint].cells)
            cells.insert(cell);
    for (const auto &candidates : {step.placements, step.eliminations})
        for (const Candidate &candidate : candidates)
            cells.insert(candidate.cell);
    return cells;
}

template <typename List>
void append(List &list, const List &more)
{
    list.insert(list.end(), more.begin(), more.end());
}

/// Adds what the board shows of a step to what it shows of those before.
void addEvidence(StepEvidence &all, const StepEvidence &more)
{
    append(all.groups, more.groups);
    append(all.chains, more.chains);
    append(all.placements, more.placements);
    append(all.eliminations, more.eliminations);
}

/// Tells the steps of a lesson one after the other.
class Teller
{
public:
    explicit Teller(const Lesson &lesson)
        : m_lesson(lesson),
          m_walkthrough(lesson.walkthrough),
          m_text(m_walkthrough.board.puzzle, m_walkthrough.rules(), *lesson.symbols),
          m_position(m_walkthrough.start)
    {
    }

    ToldStep tell(const StepRun &run)
    {
        for (; m_next < run.first; ++m_next)
            m_position.apply(m_walkthrough.steps[m_next]);
        if (run.count == 1)
            return tellOne(run.first);
        return isSingle(*m_walkthrough.steps[run.first].technique) ? tellSingles(run) : tellRules(run);
    }

private:
    const Step &step(std::size_t index) const { return m_walkthrough.steps[index]; }

    BoardFindings findingsOf(const Step &step) const
    {
        const FoundStep found{step, m_position, m_walkthrough.board.puzzle};
        return hintFindings(found, *m_lesson.symbols, HintDepth::Step);
    }

    /// Removes the candidates of the cells that are not in \a cells, where many would be illegible.
    void limitCandidates(ToldStep &told, const CellSet &cells) const
    {
        constexpr int maxSize = 9;
        if (m_position.rules().size() <= maxSize)
            return;
        for (Cell cell = 0; cell < m_position.rules().cellCount(); ++cell)
            if (!cells.contains(cell)) {
                told.board.cornerMarks[cell] = {};
                told.findings.evidence.candidates[cell] = {};
            }
    }

    ToldStep tellOne(std::size_t index) const
    {
        ToldStep told{stepHeading(m_walkthrough, index), m_text.sentence(step(index)) + QLatin1Char('.'),
                      boardAt(m_walkthrough.board.puzzle, m_position), findingsOf(step(index))};
        limitCandidates(told, cellsOfStep(step(index), m_position.rules()));
        return told;
    }

    /// Returns "Steps 3–17: Naked Single, Hidden Single".
    QString headingOf(const StepRun &run) const
    {
        QStringList names;
        for (std::size_t i = run.first; i < run.first + run.count; ++i)
            if (const QString name = techniqueName(*step(i).technique); !names.contains(name))
                names += name;
        return ToldStepWords::tr("Steps %1–%2: %3")
            .arg(run.first + 1)
            .arg(run.first + run.count)
            .arg(names.join(QStringLiteral(", ")));
    }

    /// Singles are numbered on the board, which needs no candidates for them.
    ToldStep tellSingles(const StepRun &run) const
    {
        ToldStep told{headingOf(run), {}, boardAt(m_walkthrough.board.puzzle, m_position), {}};
        std::ranges::fill(told.board.cornerMarks, DigitSet());
        QStringList texts;
        for (std::size_t i = run.first; i < run.first + run.count; ++i) {
            append(told.findings.evidence.placements, step(i).placements);
            told.numbers.push_back({step(i).placements.front().cell, i + 1});
            const QString text =
                QStringLiteral("%1.\u00a0%2")
                    .arg(QString::number(i + 1),
                         conclusionText(m_walkthrough.board.puzzle.geometry, *m_lesson.symbols, step(i)));
            texts += isPlacedInHouse(step(i)) ? ToldStepWords::tr("%1 (%2)").arg(text, m_text.where(step(i)))
                                              : text;
        }
        told.sentence =
            ToldStepWords::tr("Each is the only digit for its cell, or has its only place in the house in "
                              "brackets:\n%1.")
                .arg(semicolonText(texts));
        return told;
    }

    /// The steps of rules do not need each other, and each has its sentence.
    ToldStep tellRules(const StepRun &run) const
    {
        ToldStep told{
            headingOf(run), {}, boardAt(m_walkthrough.board.puzzle, m_position), findingsOf(step(run.first))};
        CellSet cells(m_position.rules().cellCount());
        QStringList texts;
        for (std::size_t i = run.first; i < run.first + run.count; ++i) {
            if (i > run.first) {
                const BoardFindings more = findingsOf(step(i));
                append(told.findings.reasonOutlines, more.reasonOutlines);
                addEvidence(told.findings.evidence, more.evidence);
            }
            cells |= cellsOfStep(step(i), m_position.rules());
            texts += ToldStepWords::tr("%1. %2.").arg(QString::number(i + 1), m_text.sentence(step(i)));
        }
        told.sentence = texts.join(QLatin1Char('\n'));
        limitCandidates(told, cells);
        return told;
    }

    const Lesson &m_lesson;
    const RatedWalkthrough &m_walkthrough;
    StepText m_text;
    Position m_position;
    std::size_t m_next = 0; // the first step that the position does not have
};

std::vector<StepRun> runsOf(const Lesson &lesson)
{
    return stepRuns(lesson.walkthrough.steps, lesson.walkthrough.rules().size(), lesson.steps);
}

BoardLayout layoutOf(const Puzzle &puzzle, const QRectF &area, double millimetre)
{
    return {puzzle.geometry, area,
            BoardLayout::Options{.hasCoordinates = true,
                                 .pixelRatio = millimetre > 0 ? 0.0 : 1.0,
                                 .outside = outsideRoom(Board(puzzle)),
                                 .millimetre = millimetre}};
}

void paintNumber(QPainter &painter, const BoardLayout &layout, const CellNumber &number)
{
    constexpr double part = 0.27; // of the cell
    QFont font;
    font.setPixelSize(std::max(1, static_cast<int>(layout.cellSize() * part)));
    painter.setFont(font);
    painter.setPen(Qt::black);
    const double margin = layout.cellSize() * 0.06;
    painter.drawText(layout.cellInterior(number.cell).adjusted(margin, 0, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                     QString::number(number.number));
}

} // namespace

Board boardAt(const Puzzle &puzzle, const Position &position)
{
    Board board(puzzle);
    for (Cell cell = 0; cell < position.rules().cellCount(); ++cell) {
        if (position.isOpen(cell))
            board.cornerMarks[cell] = position.candidates(cell);
        else if (!board.isGiven(cell))
            board.entries.set(cell, position.digitAt(cell));
    }
    return board;
}

int toldCount(const Lesson &lesson)
{
    return static_cast<int>(runsOf(lesson).size());
}

bool tellSteps(const Lesson &lesson, const std::function<bool(const ToldStep &)> &tell)
{
    Teller teller(lesson);
    const std::vector<StepRun> runs = runsOf(lesson);
    return std::ranges::all_of(runs, [&](const StepRun &run) { return tell(teller.tell(run)); });
}

void paintToldStep(QPainter &painter, const QRectF &area, const ToldStep &step, const SymbolSet &symbols,
                   GlyphCache &cache, double millimetre, double minCandidate)
{
    const BoardLayout layout = layoutOf(step.board.puzzle, area, millimetre);
    BoardPainter(layout, BoardStyle::forPaper(), symbols, cache)
        .paint(painter, step.board, {.findings = step.findings, .minCandidate = minCandidate}, area);
    for (const CellNumber &number : step.numbers)
        paintNumber(painter, layout, number);
}

void paintClean(QPainter &painter, const QRectF &area, const Board &board, const SymbolSet &symbols,
                GlyphCache &cache, double millimetre)
{
    const BoardLayout layout = layoutOf(board.puzzle, area, millimetre);
    BoardPainter(layout, BoardStyle::forPaper(), symbols, cache)
        .paint(painter, Board(board.puzzle), {}, area);
}

} // namespace sudoku
