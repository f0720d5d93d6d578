// Covers core/encode: auxiliarymeaning

#include <QTest>

#include "tests/sampling.h"
#include "tests/satdata.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"

#include "core/encode/encoding.h"
#include "core/encode/formulapart.h"

#include <algorithm>
#include <iterator>
#include <numeric>

namespace sudoku::tst_formulapart {

const std::string inkala =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

FormulaPart partOf(const Puzzle &puzzle, const EncodeOptions &options, const FormulaTopic &topic)
{
    auto part = FormulaPart::make(puzzle, options, topic, {});
    require(part.has_value(), "a puzzle that contradicts itself");
    return *std::move(part);
}

FormulaTopic house(HouseKind kind, int index)
{
    return RuleSource(HouseName{kind, index});
}

int clauseCount(const Puzzle &puzzle, std::span<const ActiveRule> rules, const EncodeOptions &options)
{
    const std::vector<ActiveRule> all = activeRules(puzzle);
    return encode(puzzle, rules, writtenCandidates(puzzle, options.kind, {}, {}).candidates, options, {})
        ->cnf()
        .clauseCount();
}

/// The clauses about single cells, if \a rules are all that there are.
int cellClauseCount(const Puzzle &puzzle, std::span<const ActiveRule> rules, const EncodeOptions &options)
{
    int count = 0;
    for (Cell cell = 0; cell < puzzle.geometry.cellCount(); ++cell)
        count += encodePart(puzzle, rules, writtenCandidates(puzzle, options.kind, {}, {}).candidates,
                            options, CellTopic{cell}, {})
                     ->cnf()
                     .clauseCount();
    return count;
}

std::string kindName(ClauseGroup::Kind kind)
{
    const char *const names[] = {"at least one", "at most one", "given", "meaning", "other"};
    return names[static_cast<int>(kind)];
}

/// "5 at least one 1, 5 at most one 36": digit, kind and number of clauses of each group.
std::string outline(const FormulaPart &part)
{
    std::string text;
    for (const ClauseGroup &group : part.clauseGroups())
        text += (text.empty() ? "" : ", ") + std::to_string(group.digit) + ' ' + kindName(group.kind) + ' '
                + std::to_string(group.clauses.size());
    return text;
}

/// Each encoding with each kind, as rows of a test.
void addEncodings()
{
    QTest::addColumn<QString>("atMostOne");
    QTest::addColumn<int>("kind");
    int count = 0;
    for (const EncodingMethod &method : encodingMethods())
        for (const auto kind : {EncodingKind::Facts, EncodingKind::FullFacts, EncodingKind::Selectors})
            if (isTried(count++, 5))
                QTest::addRow("%s %d", method.id.data(), static_cast<int>(kind))
                    << QString::fromUtf8(method.id.data()) << static_cast<int>(kind);
}

EncodeOptions fetchedOptions()
{
    QFETCH(QString, atMostOne);
    QFETCH(int, kind);
    return {.method = findEncodingMethod(atMostOne.toStdString()), .kind = static_cast<EncodingKind>(kind)};
}

/// Every row, column, box and some cells.
std::vector<FormulaTopic> topics(const Puzzle &puzzle)
{
    std::vector<FormulaTopic> topics{CellTopic{0}, CellTopic{1}, CellTopic{puzzle.geometry.cellCount() - 1}};
    for (const ActiveRule &active : activeRules(puzzle))
        topics.emplace_back(active.source);
    return topics;
}

/// Without "at least", which would define more auxiliary variables.
Cnf atMostClauses(const FormulaPart &part)
{
    Cnf cnf;
    newVariables(cnf, part.cnf().variableCount());
    for (const ClauseGroup &group : part.clauseGroups())
        if (group.kind == ClauseGroup::Kind::AtMostOne)
            for (const int clause : group.clauses)
                cnf.add(part.cnf().clause(clause));
    return cnf;
}

/// Whether what \a part says of \a auxiliary is what \a solver, which has its clauses, finds.
void checkAuxiliary(SatSolver &solver, const FormulaPart &part, Literal auxiliary)
{
    const AuxiliaryMeaning &meaning = part.auxiliary(auxiliary);
    const auto contradicts = [&](Clause assumptions) {
        std::ranges::copy(part.encoding().selectorLiterals(), std::back_inserter(assumptions));
        return !isSatisfiable(solver, assumptions);
    };
    QVERIFY(!meaning.whenTrue.empty() || !meaning.whenFalse.empty());
    Clause without{auxiliary};
    for (const Literal cause : meaning.whenTrue) {
        QVERIFY(contradicts({cause, -auxiliary}));
        without.push_back(-cause);
    }
    for (const Literal cause : meaning.whenFalse)
        QVERIFY(contradicts({cause, auxiliary}));
    QCOMPARE(meaning.isExact, contradicts(without));
}

class TestFormulaPart : public QObject
{
    Q_OBJECT

private slots:
    void aHouseIsTheLiteratures()
    {
        const EncodeOptions options{.kind = EncodingKind::FullFacts};
        const FormulaPart row = partOf(emptyBoard(4), options, house(HouseKind::Row, 0));
        QCOMPARE(outline(row), "1 at least one 1, 1 at most one 6, 2 at least one 1, 2 at most one 6, "
                               "3 at least one 1, 3 at most one 6, 4 at least one 1, 4 at most one 6");
        QCOMPARE(row.variableCount(), 16);
        QCOMPARE(row.cnf().clauseCount(), 4 * 7);
    }

    void aCellHasItsGiven()
    {
        const Puzzle puzzle = board("8" + std::string(80, '.'));
        const auto outlineOf = [&](EncodingKind kind, Cell cell) {
            return outline(partOf(puzzle, {.kind = kind}, CellTopic{cell}));
        };
        QCOMPARE(outlineOf(EncodingKind::FullFacts, 0), "0 at least one 1, 0 at most one 36, 0 given 1");
        QCOMPARE(outlineOf(EncodingKind::FullFacts, 1), "0 at least one 1, 0 at most one 36");
        QCOMPARE(outlineOf(EncodingKind::Facts, 0), "");
        QCOMPARE(outlineOf(EncodingKind::Facts, 1), "0 at least one 1, 0 at most one 28"); // no 8
        QCOMPARE(outlineOf(EncodingKind::Selectors, 0), "0 at least one 1, 0 at most one 36");
    }

    void everyClauseIsInOneGroup_data() { addEncodings(); }
    void everyClauseIsInOneGroup()
    {
        const EncodeOptions options = fetchedOptions();
        const Puzzle puzzle = board(inkala);
        for (const FormulaTopic &topic : topics(puzzle)) {
            const FormulaPart part = partOf(puzzle, options, topic);
            std::vector<int> clauses;
            for (const ClauseGroup &group : part.clauseGroups())
                clauses.insert(clauses.end(), group.clauses.begin(), group.clauses.end());
            std::ranges::sort(clauses);
            std::vector<int> all(part.cnf().clauseCount());
            std::iota(all.begin(), all.end(), 0);
            QCOMPARE(clauses, all);
        }
    }

    void partsAreWhatTheEncoderWrites_data() { addEncodings(); }
    void partsAreWhatTheEncoderWrites()
    {
        const EncodeOptions options = fetchedOptions();
        const Puzzle puzzle = board(inkala);
        const std::vector<ActiveRule> rules = activeRules(puzzle);
        for (const ActiveRule &rule : rules) {
            const std::span<const ActiveRule> alone(&rule, 1);
            QCOMPARE(partOf(puzzle, options, rule.source).cnf().clauseCount(),
                     clauseCount(puzzle, alone, options) - cellClauseCount(puzzle, alone, options));
        }
        QCOMPARE(cellClauseCount(puzzle, {}, options), clauseCount(puzzle, {}, options));
    }

    void variablesMeanCandidates()
    {
        const FormulaPart part =
            partOf(board(inkala), {.kind = EncodingKind::FullFacts}, house(HouseKind::Row, 0));
        QCOMPARE(part.candidate(1), (std::pair<Cell, Digit>(0, 1)));
        QCOMPARE(part.candidate(729), (std::pair<Cell, Digit>(80, 9)));
        QVERIFY(!part.selected(1));
    }

    void selectorsAreKnown()
    {
        const FormulaPart part =
            partOf(board(inkala), {.kind = EncodingKind::Selectors}, house(HouseKind::Row, 2));
        QVERIFY(!part.candidate(730));
        QVERIFY(part.selected(730));
        QCOMPARE(*part.selected(730), Reason(RuleSource(HouseName{HouseKind::Row, 2})));
    }

    /// What is said of an auxiliary variable follows from the clauses, and each auxiliary variable is in one
    /// group.
    void auxiliariesMeanWhatTheClausesSay_data() { addEncodings(); }
    void auxiliariesMeanWhatTheClausesSay()
    {
        const EncodeOptions options = fetchedOptions();
        const Puzzle puzzle = board(inkala);
        for (const FormulaTopic &topic :
             {FormulaTopic(CellTopic{1}), house(HouseKind::Row, 3), house(HouseKind::Box, 4)}) {
            const FormulaPart part = partOf(puzzle, options, topic);
            const auto solver = makeMiniSat({});
            solver->add(atMostClauses(part), {});
            std::vector<Literal> seen;
            for (const ClauseGroup &group : part.clauseGroups())
                for (const Literal auxiliary : group.auxiliaries) {
                    seen.push_back(auxiliary);
                    checkAuxiliary(*solver, part, auxiliary);
                }
            std::ranges::sort(seen);
            QVERIFY(std::ranges::adjacent_find(seen) == seen.end());
        }
    }

    /// In bits each pair of a house and each digit is a clause that excludes both.
    void bitsAreGroupedByDigit()
    {
        const EncodeOptions options{.method = findEncodingMethod("log"), .kind = EncodingKind::FullFacts};
        const Puzzle puzzle = board("8" + std::string(80, '.'));
        const FormulaPart row = partOf(puzzle, options, house(HouseKind::Row, 0));
        QCOMPARE(row.clauseGroups().size(), 9U);
        QCOMPARE(outline(row).substr(0, 38), "1 at most one 36, 2 at most one 36, 3 ");
        QCOMPARE(row.bit(4), (DigitBit{0, 3}));
        QVERIFY(!row.candidate(4));
        QCOMPARE(outline(partOf(puzzle, options, CellTopic{0})), "0 at least one 7, 0 given 4");
    }

    void segmentsAreAuxiliariesOfThreeCells()
    {
        const FormulaPart part =
            partOf(emptyBoard(9), {.method = findEncodingMethod("segment"), .kind = EncodingKind::FullFacts},
                   house(HouseKind::Row, 0));
        const ClauseGroup &atMost = part.clauseGroups()[1];
        QCOMPARE(atMost.kind, ClauseGroup::Kind::AtMostOne);
        QCOMPARE(atMost.auxiliaries.size(), 3U);
        const AuxiliaryMeaning &meaning = part.auxiliary(atMost.auxiliaries.front());
        QVERIFY(meaning.isExact);
        QCOMPARE(meaning.whenTrue, (Clause{1, 10, 19})); // 1 in r1c1, r1c2, r1c3
    }

    void rulesOfOtherKindsAreOneGroup()
    {
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints = {{&cellSum, {0, 1}, {5}}, {&lessThan, {2, 3}}};
        for (int i = 0; i < 2; ++i) {
            const FormulaPart part =
                partOf(puzzle, {.kind = EncodingKind::FullFacts}, RuleSource(ConstraintIndex{i}));
            QCOMPARE(part.clauseGroups().size(), 1U);
            QCOMPARE(kindName(part.clauseGroups().front().kind), "other");
        }
    }

    void contradictingGivensHaveNoFormula()
    {
        const Puzzle puzzle = board("11.." + std::string(12, '.'));
        QVERIFY(!FormulaPart::make(puzzle, {}, CellTopic{0}, {}));
        QVERIFY(FormulaPart::make(puzzle, {.kind = EncodingKind::FullFacts}, CellTopic{0}, {}));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestFormulaPart)

} // namespace sudoku::tst_formulapart

#include "tst_formulapart.moc"
