// Covers ui/text: modelwords

#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "tests/testvariants.h"
#include "ui/text/formulawords.h"

namespace sudoku::tst_formulawords {

const FormulaTopic firstRow = RuleSource(HouseName{HouseKind::Row, 0});

QStringList wordsOf(const Puzzle &puzzle, const EncodeOptions &options, const FormulaTopic &topic,
                    Digit digit = noDigit, const SymbolSet &symbols = symbolSets().front())
{
    const auto part = FormulaPart::make(puzzle, options, topic, {});
    require(part.has_value(), "a puzzle that contradicts itself");
    const FormulaWords words(puzzle, symbols, *part);
    QStringList lines;
    for (const ClauseGroup &group : part->clauseGroups()) {
        if (digit != noDigit && group.digit != digit)
            continue;
        lines += words.heading(group);
        for (const Literal auxiliary : group.auxiliaries)
            lines += words.auxiliary(auxiliary);
        for (const int clause : group.clauses)
            lines += words.clause(part->cnf().clause(clause));
    }
    return lines;
}

EncodeOptions options(const char *atMostOne, EncodingKind kind = EncodingKind::FullFacts)
{
    return {.method = findEncodingMethod(atMostOne), .kind = kind};
}

class TestFormulaWords : public QObject
{
    Q_OBJECT

private slots:
    void aHouse()
    {
        QCOMPARE(wordsOf(emptyBoard(4), options("pairwise"), firstRow, 3),
                 (QStringList{"At least one cell of row 1 is 3", "3 is in r1c1, r1c2, r1c3 or r1c4",
                              "At most one cell of row 1 is 3", "not both: r1c1 is 3, r1c2 is 3",
                              "not both: r1c1 is 3, r1c3 is 3", "not both: r1c1 is 3, r1c4 is 3",
                              "not both: r1c2 is 3, r1c3 is 3", "not both: r1c2 is 3, r1c4 is 3",
                              "not both: r1c3 is 3, r1c4 is 3"}));
    }

    void aCell()
    {
        const Puzzle puzzle = board("2...............");
        const QStringList words = wordsOf(puzzle, options("pairwise"), CellTopic{0});
        QCOMPARE(words[0], "r1c1 has at least one digit");
        QCOMPARE(words[1], "r1c1 is 1, 2, 3 or 4");
        QCOMPARE(words[2], "r1c1 has at most one digit");
        QCOMPARE(words[3], "not both: r1c1 is 1, r1c1 is 2");
        QCOMPARE(words.mid(words.size() - 2), (QStringList{"r1c1 is given", "r1c1 is 2"}));
    }

    void openCandidatesOnly()
    {
        const QStringList words =
            wordsOf(board("12.............."), options("pairwise", EncodingKind::Facts), CellTopic{2});
        QCOMPARE(words[1], "r1c3 is 3 or 4");
    }

    /// Cells of a 4x4 have numbers 1 … 64, so auxiliary variables begin with 65.
    void auxiliariesAreExplained_data()
    {
        QTest::addColumn<QString>("atMostOne");
        QTest::addColumn<QStringList>("expected");
        QTest::newRow("tree2") << "tree2"
                               << QStringList{
                                      "h65 means: 1 is in r1c1 or r1c2", "h66 means: 1 is in r1c3 or r1c4",
                                      "not both: r1c1 is 1, r1c2 is 1",  "if r1c1 is 1, then h65",
                                      "if r1c2 is 1, then h65",          "if h65, then 1 is in r1c1 or r1c2"};
        QTest::newRow("segment") << "segment"
                                 << QStringList{"h65 means: 1 is in r1c1 or r1c2",
                                                "h66 means: 1 is in r1c3 or r1c4"};
        QTest::newRow("sequential") << "sequential"
                                    << QStringList{
                                           "h65 is true if r1c1 is 1, and false if r1c2 is 1",
                                           "h66 is true if 1 is in r1c1 or r1c2, and false if r1c3 is 1"};
        QTest::newRow("bimander") << "bimander"
                                  << QStringList{
                                         "h65 is true if 1 is in r1c3 or r1c4, and false if 1 is in r1c1 or "
                                         "r1c2"};
    }
    void auxiliariesAreExplained()
    {
        QFETCH(QString, atMostOne);
        QFETCH(QStringList, expected);
        const QStringList words =
            wordsOf(emptyBoard(4), options(atMostOne.toLatin1().constData()), firstRow, 1);
        QCOMPARE(words.mid(3, expected.size()), expected);
    }

    /// All bits of a digit are read as the digit.
    void bitsAreRead()
    {
        QCOMPARE(wordsOf(emptyBoard(4), options("log"), firstRow, 3).first(3),
                 (QStringList{"At most one cell of row 1 is 3", "not both: r1c1 is 3, r1c2 is 3",
                              "not both: r1c1 is 3, r1c3 is 3"}));
        QCOMPARE(wordsOf(emptyBoard(6), options("log"), CellTopic{0}),
                 (QStringList{"r1c1 has at least one digit",
                              "if bit 2 of r1c1 and bit 3 of r1c1, then bit 1 of r1c1",
                              "not all: bit 1 of r1c1, bit 2 of r1c1, bit 3 of r1c1"}));
        QCOMPARE(wordsOf(board("2..............."), options("log"), CellTopic{0}),
                 (QStringList{"r1c1 is given", "bit 1 of r1c1", "not: bit 2 of r1c1"}));
    }

    void selectorsAreConditions()
    {
        const QStringList words =
            wordsOf(emptyBoard(4), options("pairwise", EncodingKind::Selectors), firstRow, 1);
        QCOMPARE(words[1], "while row 1 counts: 1 is in r1c1, r1c2, r1c3 or r1c4");
        QCOMPARE(words[3], "while row 1 counts: not both: r1c1 is 1, r1c2 is 1");
    }

    void otherRules()
    {
        Puzzle puzzle = emptyBoard(4);
        puzzle.constraints = {{&lessThan, {0, 1}}, {&even, {5}}};
        QCOMPARE(wordsOf(puzzle, options("pairwise"), RuleSource(ConstraintIndex{0})).first(2),
                 (QStringList{"Less than at r1c1", "not both: r1c1 is 1, r1c2 is 1"}));
        QCOMPARE(wordsOf(puzzle, options("pairwise"), RuleSource(ConstraintIndex{1})),
                 (QStringList{"Even at r2c2", "not: r2c2 is 1", "not: r2c2 is 3"}));
    }

    void digitsAreShownInTheChosenSymbols()
    {
        for (const SymbolSet &symbols : symbolSets())
            QCOMPARE(wordsOf(emptyBoard(16), options("pairwise"), firstRow, 12, symbols).front(),
                     "At least one cell of row 1 is " + QString::fromStdString(symbols.symbol(12)));
    }

    void theTextIsDimacs()
    {
        const Puzzle puzzle = emptyBoard(4);
        const auto part = FormulaPart::make(puzzle, options("tree2"), firstRow, {});
        const QStringList lines =
            FormulaWords(puzzle, symbolSets().front(), *part).text(2).split(QLatin1Char('\n'));
        QCOMPARE(lines.first(2), (QStringList{"c row 1", "p cnf 72 10"}));
        QCOMPARE(lines.filter(QRegularExpression("^[-0-9 ]+ 0$")).size(), 10);
        QVERIFY(lines.contains("c   2 is in r1c1, r1c2, r1c3 or r1c4"));
        QVERIFY(lines.contains("2 6 10 14 0"));
        QVERIFY(!lines.contains("1 5 9 13 0"));
    }

    /// Every clause of every house, with every encoding.
    void everyClauseHasWords()
    {
        const Puzzle puzzle = board("1.34341221434321");
        for (const EncodingMethod &method : encodingMethods())
            for (const ActiveRule &active : activeRules(puzzle)) {
                const EncodeOptions asked{.method = &method, .kind = EncodingKind::FullFacts};
                const QStringList words = wordsOf(puzzle, asked, active.source);
                QVERIFY(!words.contains(QString()));
                QVERIFY(words.filter(QStringLiteral("%")).isEmpty());
            }
    }
};

ADD_TEST(QCoreApplication, TestFormulaWords)

} // namespace sudoku::tst_formulawords

#include "tst_formulawords.moc"
