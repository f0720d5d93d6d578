// Covers core/generate: growcages

#include "core/generate/deriveconstraints.h"
#include "core/generate/filledboard.h"
#include "core/variants/constraintproblem.h"
#include "tests/core/generate/generatebench.h"
#include "tests/rulerows.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include <set>

namespace sudoku::tst_deriveconstraints {

using namespace generatebench;

class TestDeriveConstraints : public QObject
{
    Q_OBJECT

private slots:
    void everyKindThatCanBeDerived_data()
    {
        QTest::addColumn<const Variant *>("kind");
        for (const Variant *kind : triedKinds())
            if (canBeDerived(*kind))
                QTest::newRow(kind->id.data()) << kind;
    }

    void everyKindThatCanBeDerived()
    {
        QFETCH(const Variant *, kind);
        for (const int size : {4, 6, 9}) {
            const bool hasNone = // a 4x4 has no three such digits, and perhaps each of its lines twice
                size == 4 && (kind == findVariant("nabner") || kind == findVariant("full-rank"));
            if (hasNone || (size == 9 && !triesMuch()))
                continue;
            GenerateRequest request = asking(emptyBoard(size), ClueGoal::AtMost, size * size / 2);
            request.derived = {kind};
            for (request.seed = 1; request.seed < 4; ++request.seed) {
                const GenerateResult result = generate(request);
                verify(request, result);
                for (const Constraint &constraint : result.puzzle->constraints) {
                    QVERIFY(!findProblem(result.puzzle->geometry, constraint));
                    QVERIFY(constraint.variant == kind || constraint.variant->negativeOf == kind);
                }
            }
        }
    }

    void killersNeedNoClue()
    {
        const int size = triesMuch() ? 6 : 4;
        GenerateRequest request = asking(emptyBoard(size), ClueGoal::AtMost, 0);
        request.derived = {findVariant("killer")};
        const GenerateResult result = generate(request);
        verify(request, result);
        std::set<Cell> covered;
        for (const Constraint &constraint : result.puzzle->constraints)
            covered.insert(constraint.cells.begin(), constraint.cells.end());
        QCOMPARE(std::ssize(covered), size * size);
    }

    void cagesHaveTwoCellsOrMore_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {4, 5, 6, 8, 9, 10, 12, 16})
            QTest::addRow("%d", size) << size;
    }

    void cagesHaveTwoCellsOrMore()
    {
        QFETCH(int, size);
        const Puzzle shape = emptyBoard(size);
        const Variant &killer = *findVariant("killer");
        for (std::uint64_t seed = 1; seed <= (triesMuch() ? 40 : 3); ++seed) {
            Random random(seed);
            const FilledBoard filled = fillBoard(shape, random, {}, {});
            std::set<Cell> inCages;
            for (const Constraint &made : deriveConstraints(shape, filled.grid, killer, random)) {
                QVERIFY(made.cells.size() >= 2);
                QVERIFY(!findProblem(shape.geometry, made));
                for (const Cell cell : made.cells)
                    QVERIFY(inCages.insert(cell).second);
            }
            QVERIFY(std::ssize(inCages) >= shape.geometry.cellCount() - 1); // one may fit nowhere
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestDeriveConstraints)

} // namespace sudoku::tst_deriveconstraints

#include "tst_deriveconstraints.moc"
