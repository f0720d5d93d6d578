#include "core/board/random.h"
#include "core/variants/own/expression.h"
#include "core/variants/own/expressionparser.h"
#include "core/variants/own/ownnames.h"
#include "core/variants/own/pairwords.h"
#include "core/variants/ruleparts.h"
#include "tests/testprogram.h"

namespace sudoku::tst_pairwords {

std::vector<DigitSet> tableOf(const std::string &rule, int digitCount)
{
    const auto expression = parseExpression(rule, pairNames).value();
    return pairTable(digitCount, [&](Digit a, Digit b) {
        return expression.holds(std::array<std::int64_t, 3>{a, b, 0});
    });
}

class TestPairWords : public QObject
{
    Q_OBJECT

private slots:
    void usualTablesHaveUsualWords_data()
    {
        QTest::addColumn<QString>("rule");
        for (const char *rule : {"a < b", "a >= b", "|a - b| >= 5", "a + b = 10", "a = 2 * b or b = 2 * a",
                                 "a % 2 != b % 2", "a % 3 = b % 3", "|a - b| != 1"})
            QTest::newRow(rule) << rule;
    }

    void usualTablesHaveUsualWords()
    {
        QFETCH(QString, rule);
        QCOMPARE(QString::fromStdString(expressionOf(tableOf(rule.toStdString(), 9), 9)), rule);
    }

    void othersAreListed_data()
    {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<int>("digitCount");
        QTest::newRow("few") << "a * b in {12, 18}" << 9;
        QTest::newRow("many") << "not a * b in {12, 18}" << 9;
        QTest::newRow("none") << "0" << 9;
        QTest::newRow("all") << "1" << 9;
        QTest::newRow("half of 25 x 25") << "(a + 2 * b) % 4 < 2" << 25;
    }

    /// Whatever is clicked together can be read again, up to the largest board.
    void anyTableCanBeSaid()
    {
        Random random(5);
        for (const int digitCount : {9, 16, 25}) {
            std::vector<DigitSet> table(digitCount + 1);
            for (Digit a = 1; a <= digitCount; ++a)
                for (Digit b = 1; b <= digitCount; ++b)
                    if (random.below(2) == 0)
                        table[a].insert(b);
            QCOMPARE(tableOf(expressionOf(table, digitCount), digitCount), table);
        }
    }

    void othersAreListed()
    {
        QFETCH(QString, rule);
        QFETCH(int, digitCount);
        const auto table = tableOf(rule.toStdString(), digitCount);
        QCOMPARE(tableOf(expressionOf(table, digitCount), digitCount), table);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestPairWords)

} // namespace sudoku::tst_pairwords

#include "tst_pairwords.moc"
