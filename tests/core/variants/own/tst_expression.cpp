// Covers core/variants/own: expressionparser

#include "core/variants/own/expression.h"
#include "core/variants/own/expressionparser.h"
#include "tests/testprogram.h"

#include <array>

namespace sudoku::tst_expression {

constexpr auto names = std::to_array<std::string_view>({"a", "b"});

using Kind = ExpressionError::Kind;

class TestExpression : public QObject
{
    Q_OBJECT

private slots:
    void looksAreVariablesBehindTheOthers()
    {
        constexpr auto wanted = std::to_array<std::string_view>({"a"});
        const auto read = parseExpression("count(a + 1) > at(2)", names, wanted);
        QVERIFY(read);
        QCOMPARE(read->lookCount(), 2);
        QVERIFY(read->lookAt(0) == ExpressionLook::Count);
        QVERIFY(read->lookAt(1) == ExpressionLook::At);
        QVERIFY(read->uses(2) && read->uses(3) && !read->uses(1));
        QCOMPARE(read->wantedBy(0, std::array<std::int64_t, 2>{6, 0}), 7);
        QVERIFY(read->holds(std::array<std::int64_t, 4>{0, 0, 5, 4}));
        QVERIFY(!read->holds(std::array<std::int64_t, 4>{0, 0, 4, 4}));
        const auto kindOf = [&](std::string_view text) {
            return parseExpression(text, names, wanted).error().kind;
        };
        QCOMPARE(kindOf("count(b)"), Kind::UnknownName);
        QCOMPARE(kindOf("count(count(a))"), Kind::UnknownName);
        QCOMPARE(kindOf("at 3"), Kind::Unexpected);
        QCOMPARE(kindOf("at(1) + at(2) + at(3) + at(4) + at(5)"), Kind::TooLong);
        QCOMPARE(parseExpression("count(a)", names).error().kind, Kind::UnknownName);
    }

    void valuesAreThoseOfArithmetic_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("a");
        QTest::addColumn<int>("b");
        QTest::addColumn<int>("value");
        QTest::newRow("a number") << "42" << 0 << 0 << 42;
        QTest::newRow("product before sum") << "a + b * 2" << 3 << 4 << 11;
        QTest::newRow("from left to right") << "a - b - 1" << 9 << 4 << 4;
        QTest::newRow("parentheses") << "(a + b) * 2" << 3 << 4 << 14;
        QTest::newRow("a sign") << "-a + b" << 3 << 4 << 1;
        QTest::newRow("two signs") << "a - -b" << 3 << 4 << 7;
        QTest::newRow("an absolute value") << "|a - b|" << 3 << 9 << 6;
        QTest::newRow("one within another") << "|a - |b - 9||" << 2 << 3 << 4;
        QTest::newRow("a remainder") << "a % 3" << 8 << 0 << 2;
        QTest::newRow("a remainder of a negative number") << "(a - b) % 5" << 1 << 3 << 3;
        QTest::newRow("mod") << "a mod 4" << 7 << 0 << 3;
        QTest::newRow("an exact quotient") << "a / b" << 8 << 2 << 4;
        QTest::newRow("the least") << "min(a, b, 4)" << 8 << 5 << 4;
        QTest::newRow("the greatest") << "max(a, b, 4)" << 8 << 5 << 8;
        QTest::newRow("a comparison that holds") << "a >= b" << 5 << 5 << 1;
        QTest::newRow("one that does not") << "a <> b" << 5 << 5 << 0;
        QTest::newRow("several in a row") << "1 < a < b" << 3 << 5 << 1;
        QTest::newRow("the second fails") << "1 < a < b" << 6 << 5 << 0;
        QTest::newRow("a set") << "a * b in {12, 18}" << 2 << 9 << 1;
        QTest::newRow("outside a set") << "a * b in {12, 18}" << 2 << 8 << 0;
        QTest::newRow("and before or") << "a = 1 or a = 2 and b = 3" << 1 << 9 << 1;
        QTest::newRow("not") << "not a = 1" << 1 << 9 << 0;
        QTest::newRow("not is weaker than =") << "not a = b" << 1 << 0 << 1;
        QTest::newRow("a choice") << "a > 4 ? b : 10 * b" << 5 << 3 << 3;
        QTest::newRow("the other choice") << "a > 4 ? b : 10 * b" << 4 << 3 << 30;
        QTest::newRow("signs as printed") << "a ≥ b ∧ a ≠ 9 && a − b ≤ 2" << 5 << 4 << 1;
        QTest::newRow("no blanks") << "|a-b|>=3" << 1 << 4 << 1;
        QTest::newRow("a bound") << "1000000*1000000*1000000 > 0" << 0 << 0 << 1;
    }

    void valuesAreThoseOfArithmetic()
    {
        QFETCH(QString, text);
        QFETCH(int, a);
        QFETCH(int, b);
        QFETCH(int, value);
        const auto expression = parseExpression(text.toStdString(), names);
        QVERIFY(expression);
        QCOMPARE(expression->value(std::array<std::int64_t, 2>{a, b}), std::optional<std::int64_t>(value));
    }

    void nothingComesOutOfNothing()
    {
        for (const char *text : {"a / 0", "a % 0", "7 / a", "none", "a = 2 ? none : 3", "none or a"})
            QVERIFY2(!parseExpression(text, names)->value(std::array<std::int64_t, 2>{2, 0}), text);
        QVERIFY(parseExpression("b = 0 or a / b > 1", names)->holds(std::array<std::int64_t, 2>{2, 0}));
    }

    void errorsSayWhere_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("kind");
        QTest::addColumn<int>("column");
        QTest::addColumn<QString>("found");
        const auto row = [](const char *text, Kind kind, int column, const char *found) {
            QTest::newRow(text) << text << static_cast<int>(kind) << column << found;
        };
        row("", Kind::Empty, 0, "");
        row("a +", Kind::Ends, 3, "");
        row("(a + b", Kind::Unclosed, 0, "(");
        row("a in {1, min(b, 2)", Kind::Unclosed, 5, "{");
        row("1 + min(a, b", Kind::Unclosed, 7, "(");
        row("a b", Kind::Unexpected, 2, "b");
        row("a + * b", Kind::Unexpected, 4, "*");
        row("a + c", Kind::UnknownName, 4, "c");
        row("a in 3", Kind::Unexpected, 5, "3");
        row("|a - b", Kind::Unclosed, 0, "|");
        row("a = 1000001", Kind::NumberTooBig, 4, "1000001");
        row("a = 99999999999999999999", Kind::NumberTooBig, 4, "99999999999999999999");
        row("a ? b", Kind::Ends, 5, "");
        row("a § b", Kind::Unexpected, 2, "§");
    }

    void errorsSayWhere()
    {
        QFETCH(QString, text);
        QFETCH(int, kind);
        QFETCH(int, column);
        QFETCH(QString, found);
        const auto expression = parseExpression(text.toStdString(), names);
        QVERIFY(!expression);
        QCOMPARE(static_cast<int>(expression.error().kind), kind);
        QCOMPARE(expression.error().column, column);
        QCOMPARE(QString::fromStdString(expression.error().found), found);
    }

    void whatIsTooLongIsRefused()
    {
        const std::string deep = std::string(10'000, '(') + "a" + std::string(10'000, ')');
        std::string wide = "a";
        for (int i = 0; i < maxExpressionParts; ++i)
            wide += "+a";
        for (const std::string &text : {deep, wide, std::string(10'000, '|'), std::string(10'000, '-') + "+"})
            QVERIFY(!parseExpression(text, names));
        QCOMPARE(parseExpression(wide, names).error().kind, Kind::TooLong);
        QCOMPARE(parseExpression(deep, names).error().kind, Kind::TooLong);
    }

    void namesThatOccurAreKnown()
    {
        const auto expression = parseExpression("|b - 4| > 2", names);
        QVERIFY(!expression->uses(0));
        QVERIFY(expression->uses(1));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestExpression)

} // namespace sudoku::tst_expression

#include "tst_expression.moc"
