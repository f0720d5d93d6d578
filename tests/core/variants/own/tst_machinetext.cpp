#include "core/variants/own/linepatternparser.h"
#include "core/variants/own/machinetext.h"
#include "tests/testprogram.h"

namespace sudoku::tst_machinetext {

bool accepts(const rule::Automaton &automaton, const std::vector<Digit> &digits)
{
    int state = 0;
    for (const Digit digit : digits)
        if (state = automaton.table->next(state, digit); state == TransitionTable::deadState)
            return false;
    return automaton.accepts(state);
}

/// The machine of arithmetic series of the Interactive Sudoku Solver's documentation is in tst_issformat.
class TestMachineText : public QObject
{
    Q_OBJECT

private slots:
    void aKnownMachineIsRead()
    {
        const auto machine = machineOfText("RFXZKg"); // exactly 12 or 21
        QVERIFY(machine);
        const auto automaton = machine->automaton({0, 1}, 9, 100);
        QVERIFY(automaton);
        for (Digit a = 1; a <= 9; ++a)
            for (Digit b = 1; b <= 9; ++b)
                QCOMPARE(accepts(*automaton, {a, b}), a + b == 3);
        QVERIFY(!accepts(*automaton, {1}));
    }

    void whatIsWrittenIsReadAgain_data()
    {
        QTest::addColumn<QString>("pattern");
        for (const char *pattern : {"12|21", "[1-8]*9", "(123)*", "1.{3}2", "(1|2|3)*4?", "."})
            QTest::newRow(pattern) << pattern;
    }

    void whatIsWrittenIsReadAgain()
    {
        QFETCH(QString, pattern);
        const std::vector<Cell> cells{0, 1, 2, 3, 4};
        const auto automaton = parseLinePattern(pattern.toStdString())->automaton(cells, 9, 1000);
        const auto machine = machineOfText(machineText(*automaton, 9));
        QVERIFY(machine);
        const auto again = machine->automaton(cells, 9, 1000);
        for (int number = 0; number < 100'000; number += 7) {
            std::vector<Digit> digits;
            for (int rest = number, i = 0; i < 5; ++i, rest /= 10)
                digits.push_back(1 + rest % 10 % 9);
            QCOMPARE(accepts(*again, digits), accepts(*automaton, digits));
        }
    }

    void whatIsNoneIsRefused()
    {
        for (const char *text : {"", "A", "____", "RF Z", "wFXZKg", "§§§§§§", "RFXZKg§"})
            QVERIFY2(!machineOfText(text), text);
        const auto large = parseLinePattern(".")->automaton({0}, 25, 100);
        QVERIFY(machineText(*large, 25).empty());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestMachineText)

} // namespace sudoku::tst_machinetext

#include "tst_machinetext.moc"
