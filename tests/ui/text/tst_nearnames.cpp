#include <QCoreApplication>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/text/nearnames.h"

namespace sudoku::tst_nearnames {

const QStringList fruits{"apple", "banana", "cherry", "blood-orange", "orange", "pear", "peach", "fig"};

class TestNearNames : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatIsMeant_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("near");
        QTest::newRow("a letter is missing") << "bnana"
                                             << "banana";
        QTest::newRow("a letter too many") << "cherrry"
                                           << "cherry";
        QTest::newRow("a wrong letter") << "appla"
                                        << "apple";
        QTest::newRow("swapped letters") << "paer"
                                         << "pear";
        QTest::newRow("two mistakes in a long name") << "blod-ornage"
                                                     << "blood-orange";
        QTest::newRow("two mistakes in a short name") << "pxxr"
                                                      << "";
        QTest::newRow("other capitals") << "ORANGE"
                                        << "orange";
        QTest::newRow("the nearest only, though another has it within") << "orang"
                                                                        << "orange";
        QTest::newRow("a part") << "ora"
                                << "blood-orange orange";
        QTest::newRow("more than the name") << "figs-and-dates"
                                            << "fig";
        QTest::newRow("two letters are no part") << "ea"
                                                 << "";
        QTest::newRow("nothing near") << "kiwi"
                                      << "";
        QTest::newRow("nothing typed") << ""
                                       << "";
        QTest::newRow("a very long text") << QString(1'000'000, 'x') << "";
    }

    void findsWhatIsMeant()
    {
        QFETCH(QString, typed);
        QFETCH(QString, near);
        QCOMPARE(nearNames(typed, fruits).join(' '), near);
    }

    void returnsThreeAtMost()
    {
        QCOMPARE(nearNames("a1", {"a2x", "a12", "a3", "a13", "a14", "a15"}), QStringList());
        QCOMPARE(nearNames("abc1", {"abc2", "abc3", "abc4", "abc5"}), QStringList({"abc2", "abc3", "abc4"}));
    }
};

ADD_TEST(QCoreApplication, TestNearNames)

} // namespace sudoku::tst_nearnames

#include "tst_nearnames.moc"
