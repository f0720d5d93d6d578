#include "tests/equalkinds.h"

#include "core/analyse/mussearch.h"
#include "core/analyse/musshrinker.h"
#include "core/analyse/truecandidates.h"
#include "core/solve/count.h"
#include "tests/sampling.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

namespace sudoku::tst_equalkinds {

/// Returns why \a puzzle has no solution, or no reasons.
std::vector<Reason> reasonsOf(const Puzzle &puzzle)
{
    MusSearch search(puzzle);
    return search.next().reasons;
}

/// Returns whether \a reasons contradict each other in \a puzzle, and none of them can be left out.
bool isMinimal(const Puzzle &puzzle, const std::vector<Reason> &reasons)
{
    const ReasonSet all(reasons.begin(), reasons.end());
    MusShrinker shrinker(puzzle, all, MusEffort::Minimal, {});
    return shrinker.run({}) == Verdict::Unsatisfiable && shrinker.reasons() == all;
}

class TestEqualKinds : public QObject
{
    Q_OBJECT

private slots:
    void anOwnRuleThatEqualsABuiltInOneGivesTheSame_data()
    {
        QTest::addColumn<int>("index");
        for (int i = 0; i < std::ssize(equalKinds()); ++i)
            if (isTried(i, 3))
                QTest::addRow("%s", equalKinds()[i].own.id.c_str()) << i;
    }

    /// The verdict, the number of solutions, the candidates that are left, and minimal reasons.
    void anOwnRuleThatEqualsABuiltInOneGivesTheSame()
    {
        QFETCH(const int, index);
        constexpr std::int64_t limit = 300;
        int spoiled = 0;
        for (int seed = 1; seed <= sampleOf(16); ++seed) {
            EqualPuzzles both = equalPuzzles(equalKinds()[index], seed, 3);
            QVERIFY(!both.own.constraints.empty() && both.own.constraints != both.builtIn.constraints);
            QCOMPARE(check(both.own).verdict, check(both.builtIn).verdict);
            const CountResult counts[] = {countSolutions(both.own, limit),
                                          countSolutions(both.builtIn, limit)};
            QCOMPARE(counts[0].count, counts[1].count);
            m_several += counts[0].count > 1 ? 1 : 0;
            CandidateSearch own(both.own, 1);
            CandidateSearch builtIn(both.builtIn, 1);
            QVERIFY(own.run() == Outcome::Solved && builtIn.run() == Outcome::Solved);
            for (Cell cell = 0; cell < both.own.geometry.cellCount(); ++cell)
                QCOMPARE(own.counts().trueCandidates(cell), builtIn.counts().trueCandidates(cell));
            if (!spoil(both))
                continue;
            ++spoiled;
            const std::vector<Reason> reasons = reasonsOf(both.own);
            QVERIFY(!reasons.empty() && isMinimal(both.own, reasons) && isMinimal(both.builtIn, reasons));
            QVERIFY(isMinimal(both.own, reasonsOf(both.builtIn)));
        }
        QVERIFY(spoiled > 0 || findVariant(equalKinds()[index].builtIn)->input == Input::Nothing);
    }

    /// Killers and such have mostly one solution; other kinds must have had several.
    void someHaveSeveralSolutions() { QVERIFY(m_several > 3); }

private:
    int m_several = 0;
};

ADD_TEST_WITHOUT_APPLICATION(TestEqualKinds)

} // namespace sudoku::tst_equalkinds

#include "tst_equalkinds.moc"
