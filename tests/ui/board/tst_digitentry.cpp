#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/board/digitentry.h"

namespace sudoku::tst_digitentry {

class TestDigitEntry : public QObject
{
    Q_OBJECT

private slots:
    void putsFiguresTogether_data()
    {
        QTest::addColumn<int>("largest");
        QTest::addColumn<QString>("figures");
        QTest::addColumn<QString>(
            "digits"); // "+" where a figure continues a number, "-" where it gives nothing
        const auto add = [](int largest, const char *figures, const char *digits) {
            QTest::addRow("%s of %d", figures, largest) << largest << figures << digits;
        };
        add(4, "4", "4");
        add(4, "5", "-");
        add(4, "51", "- 1");
        add(9, "12", "1 2");
        add(9, "50", "5 0");
        add(9, "0", "0");
        add(16, "12", "1 +12");
        add(16, "17", "1 7");
        add(16, "171", "1 7 1");
        add(16, "10", "1 +10");
        add(16, "100", "1 +10 0");
        add(16, "1212", "1 +12 1 +12");
        add(16, "20", "2 0");
        add(16, "012", "0 1 +12");
        add(25, "25", "2 +25");
        add(25, "26", "2 6");
        add(25, "201", "2 +20 1");
        add(25, "999", "9 9 9");
    }

    void putsFiguresTogether()
    {
        QFETCH(int, largest);
        QFETCH(QString, figures);
        QFETCH(QString, digits);
        DigitEntry entry(largest);
        QStringList results;
        for (const QChar figure : figures) {
            const auto result = entry.type(figure.digitValue());
            results << (result ? (result->isContinued ? "+" : "") + QString::number(result->digit) : "-");
        }
        QCOMPARE(results.join(' '), digits);
    }

    void finishingBeginsANewNumber()
    {
        DigitEntry entry(25);
        entry.type(1);
        entry.finish();
        const auto result = entry.type(2);
        QCOMPARE(result->digit, 2);
        QVERIFY(!result->isContinued);
    }

    void typesEveryDigit()
    {
        for (int largest = 4; largest <= 25; ++largest) {
            for (Digit digit = 1; digit <= largest; ++digit) {
                DigitEntry entry(largest);
                std::optional<DigitEntry::Result> result;
                for (const QChar figure : QString::number(digit))
                    result = entry.type(figure.digitValue());
                QVERIFY(result);
                QCOMPARE(result->digit, digit);
            }
        }
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestDigitEntry)

} // namespace sudoku::tst_digitentry

#include "tst_digitentry.moc"
