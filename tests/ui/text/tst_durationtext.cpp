#include <QCoreApplication>
#include <QLocale>
#include <QTest>

#include "tests/testprogram.h"
#include "ui/text/durationtext.h"

namespace sudoku::tst_durationtext {
using namespace std::chrono_literals;

class TestDurationText : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void says_data()
    {
        QTest::addColumn<std::chrono::nanoseconds>("duration");
        QTest::addColumn<QString>("text");
        const auto add = [](std::chrono::nanoseconds duration, const char *text) {
            QTest::newRow(text) << duration << text;
        };
        add(0ns, "< 0.1 ms");
        add(40us, "< 0.1 ms");
        add(60us, "0.1 ms");
        add(400us, "0.4 ms");
        add(9ms, "9.0 ms");
        add(12ms, "12 ms");
        add(990ms, "990 ms");
        add(3400ms, "3.4 s");
        add(59s, "59.0 s");
        add(60s, "1 min 0 s");
        add(125s, "2 min 5 s");
        add(2h, "120 min 0 s");
    }

    void says()
    {
        QFETCH(std::chrono::nanoseconds, duration);
        QFETCH(QString, text);
        QCOMPARE(durationText(duration), text);
    }

    void saysHowFast()
    {
        QCOMPARE(speedText(0ns), "at once");
        QCOMPARE(speedText(40us), "at once");
        QCOMPARE(speedText(60us), "in 0.1 ms");
        QCOMPARE(speedText(12ms), "in 12 ms");
    }

    void roundsNoUnitBeyondItself()
    {
        QCOMPARE(durationText(9'999us), "10 ms");
        QCOMPARE(durationText(999'900us), "1.0 s");
        QCOMPARE(durationText(59'990ms), "1 min 0 s");
    }
};

ADD_TEST(QCoreApplication, TestDurationText)

} // namespace sudoku::tst_durationtext

#include "tst_durationtext.moc"
