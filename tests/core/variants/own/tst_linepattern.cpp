// Covers core/variants/own: linepatternparser

#include "core/variants/own/linepattern.h"
#include "core/variants/own/linepatternparser.h"
#include "tests/testprogram.h"

#include <regex>

namespace sudoku::tst_linepattern {

using Kind = ExpressionError::Kind;

std::vector<Cell> cellsOf(int count)
{
    std::vector<Cell> cells(count);
    for (int i = 0; i < count; ++i)
        cells[i] = i;
    return cells;
}

bool accepts(const rule::Automaton &automaton, const std::vector<Digit> &digits)
{
    int state = 0;
    for (const Digit digit : digits)
        if (state = automaton.table->next(state, digit); state == TransitionTable::deadState)
            return false;
    return automaton.accepts(state);
}

/// Calls \a look with all rows of \a count digits up to \a digitCount.
template <typename Look>
void forAll(int count, int digitCount, Look look)
{
    std::vector<Digit> digits(count, 1);
    while (true) {
        look(digits);
        int place = 0;
        while (place < count && ++digits[place] > digitCount)
            digits[place++] = 1;
        if (place == count)
            return;
    }
}

std::string textOf(const std::vector<Digit> &digits)
{
    std::string text;
    for (const Digit digit : digits)
        text += static_cast<char>('0' + digit);
    return text;
}

class TestLinePattern : public QObject
{
    Q_OBJECT

private slots:
    void itAcceptsWhatARegularExpressionDoes_data()
    {
        QTest::addColumn<QString>("pattern");
        for (const char *pattern : {"1234", "1.3.", "[12][34][12][34]", "[^1]*", "(12|21)*", "1*2+3?4?",
                                    "(1|2){2}.*", ".{1,3}4", "([12][34])+", "((1|23)*4)?", "1{0}2{4}",
                                    "(1|2|3|4){2,}", "[1-3]{3}[4]|4.*", "()", "((1?2?)*)*"})
            QTest::newRow(pattern) << pattern;
    }

    void itAcceptsWhatARegularExpressionDoes()
    {
        QFETCH(QString, pattern);
        const std::regex known(pattern.toStdString(), std::regex::ECMAScript);
        const auto read = parseLinePattern(pattern.toStdString());
        QVERIFY(read);
        int count = 0;
        for (int length = 1; length <= 4; ++length) {
            const auto automaton = read->automaton(cellsOf(length), 4, 1000);
            QVERIFY(automaton);
            forAll(length, 4, [&](const std::vector<Digit> &digits) {
                QCOMPARE(accepts(*automaton, digits), std::regex_match(textOf(digits), known));
                ++count;
            });
        }
        QCOMPARE(count, 4 + 16 + 64 + 256);
    }

    void itIsReadFromTheOtherEnd()
    {
        const auto pattern = parseLinePattern("1(2|3)*4");
        const auto backward = pattern->reversed().automaton(cellsOf(4), 4, 1000);
        const auto either = pattern->orElse(pattern->reversed()).automaton(cellsOf(4), 4, 1000);
        forAll(4, 4, [&](const std::vector<Digit> &digits) {
            const std::string text = textOf(digits);
            const bool isForward = std::regex_match(text, std::regex("1(2|3)*4"));
            const bool isBackward = std::regex_match(text, std::regex("4(2|3)*1"));
            QCOMPARE(accepts(*backward, digits), isBackward);
            QCOMPARE(accepts(*either, digits), isForward || isBackward);
        });
    }

    void partsBeginAndEndAnywhere()
    {
        const auto pattern = parseLinePattern("(123)*");
        const auto parts = pattern->parts().automaton(cellsOf(4), 4, 1000);
        const std::string row = "123123123";
        int count = 0;
        forAll(4, 4, [&](const std::vector<Digit> &digits) {
            const bool isPart = row.find(textOf(digits)) != row.npos;
            QCOMPARE(accepts(*parts, digits), isPart);
            count += isPart ? 1 : 0;
        });
        QCOMPARE(count, 3);
        QVERIFY(!accepts(*parseLinePattern("12(34)?")->parts().automaton(cellsOf(2), 4, 1000), {1, 3}));
    }

    void lettersAreLargeDigits()
    {
        const auto automaton = parseLinePattern("[A-C]P")->automaton(cellsOf(2), 25, 1000);
        QVERIFY(accepts(*automaton, {10, 25}));
        QVERIFY(accepts(*automaton, {12, 25}));
        QVERIFY(!accepts(*automaton, {13, 25}));
    }

    void errorsSayWhere_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("column");
        const auto row = [](const char *text, Kind kind, int column) {
            QTest::newRow(text) << text << static_cast<int>(kind) << column;
        };
        row(" ", Kind::Empty, 1);
        row("12 (3", Kind::Unclosed, 3);
        row("(1[2)", Kind::Unexpected, 4);
        row("12)", Kind::Unexpected, 2);
        row("[12", Kind::Unclosed, 0);
        row("[12-", Kind::Ends, 4);
        row("[]", Kind::Unexpected, 1);
        row("[4-2]", Kind::Unexpected, 4);
        row("*", Kind::Unexpected, 0);
        row("1{2", Kind::Unclosed, 1);
        row("1{3,2}", Kind::Unexpected, 4);
        row("1{100}", Kind::NumberTooBig, 2);
        row("1x", Kind::Unexpected, 1);
    }

    void errorsSayWhere()
    {
        QFETCH(QString, text);
        QFETCH(int, kind);
        QFETCH(int, column);
        const auto pattern = parseLinePattern(text.toStdString());
        QVERIFY(!pattern);
        QCOMPARE(static_cast<int>(pattern.error().kind), kind);
        QCOMPARE(pattern.error().column, column);
    }

    void whatIsTooLargeIsRefused()
    {
        for (const std::string text :
             {"((((1{99}){99}){99}){99}){99}", "(1?){99}(1?){99}(1?){99}(1?){99}(1?){99}"})
            QVERIFY(!parseLinePattern(text) || !parseLinePattern(text)->automaton(cellsOf(25), 25, 2));
        QVERIFY(!parseLinePattern(std::string(10'000, '(')));
        // The digit twelve places from the end: 4096 states.
        QVERIFY(!parseLinePattern(".*1.{11}")->automaton(cellsOf(24), 4, 1000));
        QVERIFY(parseLinePattern(".*1.{3}")->automaton(cellsOf(24), 4, 1000));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestLinePattern)

} // namespace sudoku::tst_linepattern

#include "tst_linepattern.moc"
