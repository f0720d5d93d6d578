#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/laboratory/tracepicture.h"

namespace sudoku::tst_tracepicture {

using Kind = TraceStep::Kind;

class TestTracePicture : public QObject
{
    Q_OBJECT

    PuzzleTrace m_trace =
        *PuzzleTrace::make(board(".3.1..3......41."), {.solver = {.branching = Branching::FirstOpen}});

    const TraceStep &stepAt(int index) const { return m_trace.trace().steps[index]; }
    TracePicture after(int stepCount) const
    {
        return tracePicture(m_trace, m_trace.after(stepCount), stepCount);
    }
    int find(Kind kind) const { return m_trace.trace().find(kind, 0).value(); }
    /// The first propagation whose reason has that role.
    int findReason(ClauseRole::Kind role, bool isTrue) const
    {
        for (int i = 0; i < std::ssize(m_trace.trace().steps); ++i)
            if (stepAt(i).kind == Kind::Propagate && (stepAt(i).literal > 0) == isTrue
                && m_trace.roleOf(stepAt(i).clause).kind == role)
                return i;
        return -1;
    }

private slots:
    void beginsWithAllCandidates()
    {
        const TracePicture picture = after(0);
        QCOMPARE(picture.board.puzzle, m_trace.puzzle());
        QCOMPARE(picture.board.cornerMarks[0].size(), 4);
        QVERIFY(picture.board.cornerMarks[1].isEmpty()); // a clue
        QCOMPARE(picture.board.entries.filledCount(), 0);
        QVERIFY(picture.levels.empty());
        QVERIFY(picture.highlights.findings.isEmpty());
    }

    void strikesWhatIsExcluded()
    {
        const int step = findReason(ClauseRole::Kind::OnePlace, false);
        QVERIFY(step >= 0);
        const auto [cell, digit] = *m_trace.variables().candidate(-stepAt(step).literal);
        const BoardFindings findings = after(step + 1).highlights.findings;
        QCOMPARE(findings.evidence.eliminations, std::vector<Candidate>({{cell, digit}}));
        QCOMPARE(findings.reasons.size(), 1U); // the cell with that digit
        QCOMPARE(m_trace.after(step).cells[findings.reasons.front()].digit, digit);
    }

    void placesWhatFollows()
    {
        const int step = findReason(ClauseRole::Kind::AnyPlace, true);
        QVERIFY(step >= 0);
        const TracePicture picture = after(step + 1);
        const auto [cell, digit] = *m_trace.variables().candidate(stepAt(step).literal);
        QCOMPARE(picture.highlights.findings.evidence.placements, std::vector<Candidate>({{cell, digit}}));
        QCOMPARE(picture.highlights.findings.reasonOutlines.size(), 1U);
        QCOMPARE(picture.highlights.findings.reasonOutlines.front().size(), 4U);
        QCOMPARE(picture.board.entries[cell], digit);
    }

    void guessesAreBoldWithTheirLevel()
    {
        const int step = find(Kind::Guess);
        const TracePicture picture = after(step + 1);
        const Cell cell = m_trace.variables().candidate(stepAt(step).literal)->first;
        QVERIFY(picture.highlights.cells[cell].isBold);
        QCOMPARE(picture.highlights.outlined, std::vector<std::vector<Cell>>({{cell}}));
        QCOMPARE(picture.levels, std::vector<TracePicture::LevelMark>({{cell, 1, true}}));
    }

    void conflictsAreRinged()
    {
        const int step = find(Kind::Conflict);
        const TracePicture picture = after(step + 1);
        for (const Literal literal : m_trace.trace().clauses.clause(stepAt(step).clause))
            QVERIFY(picture.highlights.cells[m_trace.variables().candidate(std::abs(literal))->first]
                        .isViolation);
        for (const CellHighlight &cell : after(step).highlights.cells)
            QVERIFY(!cell.isViolation);
    }

    void lessonsAreFramed()
    {
        const int step = find(Kind::Learn);
        const TracePicture picture = after(step + 1);
        QVERIFY(!picture.highlights.findings.reasons.empty());
        QVERIFY(after(find(Kind::Back) + 1).highlights.findings.isEmpty());
    }

    void goingBackShowsTheSame()
    {
        const int count = static_cast<int>(m_trace.trace().steps.size());
        std::vector<Board> boards;
        for (int i = 0; i <= count; ++i)
            boards.push_back(after(i).board);
        for (int i = count; i >= 0; --i)
            QVERIFY(after(i).board == boards[i]);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestTracePicture)

} // namespace sudoku::tst_tracepicture

#include "tst_tracepicture.moc"
