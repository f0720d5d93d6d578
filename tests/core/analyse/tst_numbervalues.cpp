#include <QTest>

#include "tests/puzzles.h"
#include "tests/testprogram.h"

#include "core/analyse/numbervalues.h"
#include "core/formats/text/constrainttext.h"
#include "core/variants/variant.h"

#include <cstdlib>

namespace sudoku::tst_numbervalues {

Puzzle puzzle(const char *givens, const std::vector<const char *> &constraints)
{
    Puzzle made = board(givens);
    for (const char *text : constraints)
        made.constraints.push_back(*readConstraint(made.geometry, text));
    return made;
}

/// "12u 13m": the numbers that leave one solution, and several.
QString textOf(const NumberValues &found)
{
    QStringList texts;
    for (const NumberValue &each : found.values)
        texts += QString::number(each.value) + (each.verdict == Uniqueness::Unique ? 'u' : 'm');
    return texts.join(' ');
}

/// Trying everything is in tst_variantanalyses.
class TestNumberValues : public QObject
{
    Q_OBJECT

private slots:
    void finds_data()
    {
        QTest::addColumn<QByteArray>("givens");
        QTest::addColumn<std::vector<const char *>>("constraints");
        QTest::addColumn<QStringList>("values");
        using Constraints = std::vector<const char *>;
        const auto add = [](const char *name, const QByteArray &givens, const Constraints &constraints,
                            const QStringList &values) {
            QTest::newRow(name) << givens << constraints << values;
        };
        add("one cage", "1.34341221434321", {"killer 2 r1c2"}, {"2u"});
        add("two numbers of a circle", "12343412214343..", {"quadruple 1 2 r3c3 r3c4 r4c3 r4c4"},
            {"1u 3u 4u", "2u 3u 4u"});
        add("a sum that nothing leaves", "1234341221434321", {"killer 4 r1c1 r1c2"}, {"3u"});
        add("no numbers", "1234341221434321", {"diagonal"}, {});
        add("a cage without its sum", "1234341221434321", {"killer r1c1 r1c2"}, {"3u"});
        add("a list of candidates is no number", "1234341221434321", {"given-candidates 1 2 r1c1"}, {});
    }
    void finds()
    {
        QFETCH(QByteArray, givens);
        QFETCH(std::vector<const char *>, constraints);
        QFETCH(QStringList, values);
        const Puzzle asked = puzzle(givens, constraints);
        const NumberValuesResult result = findNumberValues(asked, numberPlaces(asked));
        QCOMPARE(result.outcome, Outcome::Solved);
        QStringList found;
        for (const NumberValues &each : result.found) {
            QVERIFY(each.isWhole);
            found += textOf(each);
        }
        QCOMPARE(found, values);
    }

    /// Without its dot, a pair would have to differ by more than one.
    void looksAtWhatIsNotThere()
    {
        const Grid solution = board("1234341221434321").givens;
        Puzzle asked = board("..34341221434321");
        for (Cell cell = 0; cell < asked.geometry.cellCount(); ++cell)
            for (const Cell next : asked.geometry.neighbours(cell))
                if (next > cell && std::abs(solution[cell] - solution[next]) == 1)
                    asked.constraints.push_back({findVariant("white-dot"), {cell, next}, {1}});
        asked.constraints.push_back({findVariant("all-white-dots"), {}});
        const NumberPlace first{0};
        QCOMPARE(textOf(findNumberValues(asked, {&first, 1}).found.front()), QString("1u"));
    }

    void knowsWhatCouldChange()
    {
        const Puzzle fixed = puzzle("1.34341221434321", {"killer 2 r1c2"});
        QVERIFY(!findNumberValues(fixed, numberPlaces(fixed)).found.front().couldChange(fixed));
        const Puzzle wrong = puzzle("1.34341221434321", {"killer 3 r1c2"});
        QVERIFY(findNumberValues(wrong, numberPlaces(wrong)).found.front().couldChange(wrong));
    }

    /// One asks before the number is there.
    void findsTheFirstNumber()
    {
        const Puzzle asked = puzzle("1.34341221434321", {"killer r1c1 r1c2"});
        const NumberPlace place{0};
        const NumberValuesResult result = findNumberValues(asked, {&place, 1});
        QCOMPARE(textOf(result.found.front()), QString("3u"));
        QVERIFY(result.found.front().couldChange(asked));
    }

    void keepsWhatItHasWhenStopped()
    {
        const Puzzle asked = puzzle("................", {"killer 5 r1c1 r1c2", "killer 3 r2c1 r2c2"});
        std::stop_source source;
        const NumberValuesResult result =
            findNumberValues(asked, numberPlaces(asked), {}, source.get_token(), [&](int done, int total) {
                QCOMPARE(total, 2);
                if (done == 1)
                    source.request_stop();
            });
        QCOMPARE(result.outcome, halted(Halt::Stopped));
        QCOMPARE(result.found.size(), 1U);
    }
};

ADD_TEST(QCoreApplication, TestNumberValues)

} // namespace sudoku::tst_numbervalues

#include "tst_numbervalues.moc"
