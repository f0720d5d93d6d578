// Covers ui/text: clausewords

#include <QTest>

#include "core/trace/puzzletrace.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/text/tracewords.h"

#include <algorithm>

namespace sudoku::tst_tracewords {

using Kind = TraceStep::Kind;

PuzzleTrace traceOf(const Puzzle &puzzle, const PuzzleTraceOptions &options = {})
{
    auto trace = PuzzleTrace::make(puzzle, options);
    require(trace.has_value(), "no trace");
    return std::move(*trace);
}

PuzzleTraceOptions optionsWith(const char *atMostOne, TextbookOptions solver = {})
{
    return {.encode = {.method = findEncodingMethod(atMostOne), .kind = EncodingKind::FullFacts},
            .solver = solver};
}

QStringList sentences(const PuzzleTrace &trace, const SymbolSet &symbols = symbolSets().front())
{
    QStringList all;
    for (int i = 0; i < std::ssize(trace.trace().steps); ++i)
        all += TraceWords(trace, symbols).step(i);
    return all;
}

QStringList sentences(const Puzzle &puzzle, const PuzzleTraceOptions &options = {})
{
    return sentences(traceOf(puzzle, options));
}

/// A 4x4 in which the first guess is wrong.
Puzzle wrongFirst()
{
    return board(".3.1..3......41.");
}

Puzzle with(Puzzle puzzle, std::initializer_list<const char *> constraints)
{
    for (const char *text : constraints) {
        const auto constraint = readConstraint(puzzle.geometry, text);
        require(constraint.has_value(), text);
        puzzle.constraints.push_back(*constraint);
    }
    return puzzle;
}

class TestTraceWords : public QObject
{
    Q_OBJECT

private slots:
    void saysWhatFollows()
    {
        const QStringList said = sentences(board("1.34341221434321"));
        QCOMPARE(said.front(), "r1c1 is 1: it is a clue.");
        QVERIFY(said.contains("r1c1 cannot be 2: it is 1."));
        QVERIFY(said.contains("r1c2 cannot be 1: row 1 has a 1 in r1c1."));
        QVERIFY(said.contains("r1c2 cannot be 4: row 1 has a 4 in r1c4."));
        QVERIFY(said.contains("r1c2 is 2: no other cell of row 1 can be 2.")
                || said.contains("r1c2 is 2: no other digit is left for it."));
        QCOMPARE(said.back(), "Everything is decided: this is a solution.");
    }

    void saysDigitsInTheChosenSymbols()
    {
        const PuzzleTrace trace = traceOf(board("1..............."));
        QCOMPARE(sentences(trace, *findSymbolSet("A")).front(), "r1c1 is A: it is a clue.");
    }

    void saysConflicts_data()
    {
        QTest::addColumn<Puzzle>("puzzle");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("two in a row")
            << board("11..............") << "Conflict: row 1 has a 1 both in r1c1 and in r1c2.";
        QTest::newRow("a clue that a rule excludes") << with(board("1..............."), {"even r1c1"})
                                                     << "Conflict because of Even cells at r1c1: r1c1 is 1.";
        QTest::newRow("a rule of two cells")
            << with(board("1..4............"), {"non-consecutive"}) << QString();
    }
    void saysConflicts()
    {
        QFETCH(Puzzle, puzzle);
        QFETCH(QString, sentence);
        const QStringList said = sentences(puzzle);
        if (sentence.isEmpty())
            QVERIFY(!said.filter(" because of ").isEmpty());
        else
            QCOMPARE(said[said.size() - 2], sentence);
        if (!sentence.isEmpty())
            QCOMPARE(said.back(), "A conflict without a guess: there is no solution.");
    }

    void saysHowItLearns()
    {
        const QStringList said = sentences(
            wrongFirst(), {.solver = {.learning = Learning::FirstUip, .branching = Branching::FirstOpen}});
        QVERIFY(!said.filter(QRegularExpression("^Level 1: guess that r\\dc\\d is \\d\\.$")).isEmpty());
        QVERIFY(!said.filter(QRegularExpression("^Conflict: ")).isEmpty());
        QVERIFY(!said.filter(QRegularExpression("^Learnt clause 1: ")).isEmpty());
        QVERIFY(!said.filter(QRegularExpression("^Back to level 0: no guess is left\\.$")).isEmpty());
        QVERIFY(!said.filter(QRegularExpression(", by learnt clause 1\\.$")).isEmpty());
    }

    void saysHowItTriesBothValues()
    {
        const QStringList said = sentences(
            wrongFirst(), {.solver = {.learning = Learning::Guesses, .branching = Branching::FirstOpen}});
        QVERIFY(said.filter("earnt").isEmpty());
        QVERIFY(!said.filter(QRegularExpression("^This guess fails: r\\dc\\d is \\d\\.$")).isEmpty()
                || !said.filter("These guesses fail together: ").isEmpty());
        QVERIFY(!said.filter(QRegularExpression("cannot be \\d: this guess has failed\\.$")).isEmpty());
    }

    void explainsAuxiliaryVariables()
    {
        const QStringList said = sentences(board("1..............."), optionsWith("sequential"));
        const QStringList about =
            said.filter(QRegularExpression("^h\\d+ is true, because if r1c1 is 1, then h\\d+; h"));
        QVERIFY(!about.isEmpty());
        QVERIFY(about.front().contains("is true if "));
    }

    void namesTheRule()
    {
        const QStringList said = sentences(with(board("1..............."), {"diagonal"}));
        QVERIFY(said.contains("r4c4 cannot be 1 because of Diagonal from top left: r1c1 is 1."));
        const QStringList even = sentences(with(emptyBoard(4), {"even r1c1"}));
        QVERIFY(even.contains("r1c1 cannot be 1 because of Even cells at r1c1."));
    }

    void saysThatItGaveUp()
    {
        const QStringList said = sentences(emptyBoard(9), {.solver = {.maxSteps = 5}});
        QVERIFY(said.back().startsWith("Stopped at step "));
    }

    void everyStepHasASentence()
    {
        for (const EncodingMethod &encoding : encodingMethods())
            for (const auto &learning : learningChoices) {
                const QStringList said =
                    sentences(wrongFirst(), optionsWith(encoding.id.data(), {.learning = learning.value}));
                for (const QString &sentence : said)
                    QVERIFY2(sentence.endsWith('.') && !sentence.contains('%'), qPrintable(sentence));
            }
    }

    void namesBits()
    {
        const QStringList said = sentences(wrongFirst(), optionsWith("log"));
        const auto isOfBit = [](const QString &sentence) {
            return sentence.startsWith("Level 1: guess that bit ") && sentence.endsWith(" is true.");
        };
        QVERIFY2(std::ranges::any_of(said, isOfBit), qPrintable(said.join(u'\n')));
        const PuzzleTrace trace = traceOf(wrongFirst(), optionsWith("log"));
        const QStringList levels = TraceWords(trace, symbolSets().front())
                                       .levels(trace.after(static_cast<int>(trace.trace().steps.size())));
        QVERIFY2(levels.front().contains("bits: "), qPrintable(levels.join(u'\n')));
    }

    void listsLevels()
    {
        const PuzzleTrace trace = traceOf(wrongFirst());
        const TraceWords words(trace, symbolSets().front());
        QCOMPARE(words.levels(trace.after(0)), QStringList("Level 0: nothing"));
        const auto guess = trace.trace().find(Kind::Guess, 0);
        QVERIFY(guess);
        const QStringList levels = words.levels(trace.after(*guess + 1));
        QCOMPARE(levels.size(), 2);
        QVERIFY(levels[0].contains("excluded candidates: "));
        QCOMPARE(levels[1],
                 QStringLiteral("Level 1: %1 (guess)").arg(words.claim(trace.trace().steps[*guess].literal)));
    }

    void counts()
    {
        const PuzzleTrace trace =
            traceOf(board("1234341221434321"), {.encode = {.kind = EncodingKind::Facts}});
        QCOMPARE(TraceWords(trace, symbolSets().front()).counts(),
                 "Guesses: 0, propagations: 0, conflicts: 0, learnt clauses: 0");
    }
};

ADD_TEST(QCoreApplication, TestTraceWords)

} // namespace sudoku::tst_tracewords

#include "tst_tracewords.moc"
