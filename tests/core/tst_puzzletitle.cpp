#include <QtTest/QTest>

#include "core/formats/format.h"
#include "core/formats/puzzletitle.h"
#include "tests/testdata.h"

using namespace sudoku;

class TestPuzzleTitle : public QObject
{
    Q_OBJECT

private slots:
    void titlesSurviveEveryFormat()
    {
        Board titled(board("1.34341221434321"));
        keepTitle("Für Sonntag", titled);
        for (const Format &format : formats()) {
            const TextResult read = readPuzzle(format.write(titled, symbolSets().front()));
            QVERIFY2(read && read->board == titled, format.id.data());
            QCOMPARE(titleOf(read->board).title, "Für Sonntag");
            QVERIFY(read->remarks.empty()); // the program knows what a title is
        }
    }

    void onlyATitleIsKept_data()
    {
        QTest::addColumn<QString>("note");
        QTest::addColumn<bool>("isKept");
        QTest::newRow("nothing") << "" << false;
        QTest::newRow("solution") << "1234.12_3" << false;
        QTest::newRow("words") << "No. 5" << true;
        QTest::newRow("Greek") << "Πέμπτη" << true;
        QTest::newRow("a text") << QString(500, 'x') << false;
    }

    void onlyATitleIsKept()
    {
        QFETCH(QString, note);
        QFETCH(bool, isKept);
        Board titled(emptyBoard(4));
        keepTitle(note.toStdString(), titled);
        QCOMPARE(titleOf(titled).title, isKept ? note.toStdString() : std::string());
        keepTitle("another", titled);
        QCOMPARE(titleOf(titled).title, isKept ? note.toStdString() : std::string("another"));
    }
};

QTEST_APPLESS_MAIN(TestPuzzleTitle)
#include "tst_puzzletitle.moc"
