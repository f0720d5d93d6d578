// Covers core/hints/reasons: nearmiss

#include <QTest>

#include "core/hints/reasons/reasontechnique.h"
#include "core/hints/reasons/reasonwalk.h"
#include "core/hints/reasons/smallestreason.h"
#include "core/hints/techniques.h"
#include "core/hints/walkthrough.h"
#include "core/solve/solve.h"
#include "tests/puzzles.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include <algorithm>
#include <optional>
#include <set>

namespace sudoku::tst_reasontechnique {

class TestReasonTechnique : public QObject
{
    Q_OBJECT

    /// Returns what is wrong with the name of the reason of \a conclusion, or an empty text.
    static QString wrongNameOf(const Position &position, const Deduction &conclusion,
                               std::set<std::string_view> &named)
    {
        NearMisses misses(position, {});
        SmallestReason smallest(misses, conclusion);
        if (!smallest.run({}, {.maxWork = 3'000}) && !smallest.best())
            return QStringLiteral("no answer");
        std::vector<Premise> premises;
        std::set<Candidate> said;
        for (const int premise : *smallest.best()) {
            premises.push_back(misses.formula().premises()[premise]);
            for (const Candidate &candidate : candidatesOf(position, premises.back()))
                said.insert(candidate);
        }
        const Technique *technique = techniqueOf(position, premises, conclusion);
        if (!technique)
            return premises.size() == 1 && conclusion.isTrue ? QStringLiteral("a single without a name")
                                                             : QString();
        named.insert(technique->id);
        for (const Step &step : findSteps(*technique, position, maxStepsListed, {})) {
            const std::vector<Candidate> &concluded = conclusion.isTrue ? step.placements : step.eliminations;
            if (std::ranges::find(concluded, conclusion.candidate) == concluded.end())
                continue;
            Position after = position;
            after.apply(step);
            const bool isAbout = std::ranges::all_of(step.groups, [&](const EvidenceGroup &group) {
                return std::ranges::all_of(group.candidates, [&](const Candidate &candidate) {
                    return said.contains(candidate) || !after.has(candidate);
                });
            });
            if (isAbout)
                return {};
        }
        return QStringLiteral("%1 does not say so").arg(QString::fromUtf8(technique->id.data()));
    }

private slots:
    void namesTheTechnique_data()
    {
        QTest::addColumn<QString>("technique");
        QTest::addColumn<int>("size");
        QTest::newRow("1") << "x-wing" << 2;
        QTest::newRow("2") << "naked-pair" << 2;
        QTest::newRow("3") << "hidden-single" << 1;
        QTest::newRow("4") << "xy-wing" << 3;
        QTest::newRow("5") << "swordfish" << 3;
        QTest::newRow("6") << "hidden-pair" << 2;
    }

    /// Looks for a conclusion with this technique as its smallest reason, on the way of some puzzles.
    void namesTheTechnique()
    {
        QFETCH(QString, technique);
        QFETCH(int, size);
        const Technique &wanted = *findTechnique(technique.toStdString());
        for (const CorpusPuzzle &each : readCorpus("c9_hodoku_exemplars.txt")) {
            const CheckResult checked = check(each.puzzle);
            if (checked.verdict != Uniqueness::Unique)
                continue;
            Position position(each.puzzle);
            const Ladder ladder = defaultLadder(position.rules());
            while (!position.isSolved()) {
                const std::optional<Step> step = nextStep(position, ladder);
                if (!step)
                    break;
                if (step->technique == &wanted) {
                    const bool isTrue = !step->placements.empty();
                    const Deduction conclusion{isTrue ? step->placements[0] : step->eliminations[0], isTrue};
                    NearMisses misses(position, {});
                    SmallestReason smallest(misses, conclusion);
                    QVERIFY(*smallest.run({}));
                    QVERIFY(static_cast<int>(smallest.best()->size()) <= size);
                    std::vector<Premise> premises;
                    for (const int premise : *smallest.best())
                        premises.push_back(misses.formula().premises()[premise]);
                    const Technique *named = techniqueOf(position, premises, conclusion);
                    if (named && (named == &wanted || isKindOf(*named, wanted)))
                        return;
                }
                position.apply(*step);
            }
        }
        QFAIL("the technique was never named");
    }

    /// The same conclusion by the technique that is named, from the same candidates; and a single is named
    /// whenever there is one.
    void namesOnlyWhatSaysTheSame()
    {
        std::set<std::string_view> named;
        for (const CorpusPuzzle &each : sampleOfCorpus("c9_hodoku_exemplars.txt", 12)) {
            const CheckResult checked = check(each.puzzle);
            if (checked.verdict != Uniqueness::Unique)
                continue;
            Position position(each.puzzle);
            const Ladder ladder = withoutUniqueness(defaultLadder(position.rules()));
            for (int count = 0; !position.isSolved(); ++count) {
                const std::optional<Step> step = nextStep(position, ladder);
                if (!step)
                    break;
                if (count % 5 == 0) {
                    const bool isTrue = !step->placements.empty();
                    const Deduction conclusion{isTrue ? step->placements[0] : step->eliminations[0], isTrue};
                    const QString wrong = wrongNameOf(position, conclusion, named);
                    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
                }
                position.apply(*step);
            }
        }
        QVERIFY2(named.size() >= 5, qPrintable(QString::number(named.size())));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestReasonTechnique)

} // namespace sudoku::tst_reasontechnique

#include "tst_reasontechnique.moc"
