#include <QTest>

#include "core/board/puzzlesymbols.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"
#include "ui/text/symbolwords.h"
#include "ui/text/words.h"

namespace sudoku::tst_symbolwords {

class TestSymbolWords : public QObject
{
    Q_OBJECT

private slots:
    void aDigitIsCalledWhatItIsShownAs()
    {
        QCOMPARE(symbolText(symbolSets().front(), 12), "12");
        QCOMPARE(symbolText(*symbolsOfWord("könig").value(), 2), "Ö");
        QCOMPARE(symbolText(*findSymbolSet("animals"), 1), "cat");
        QCOMPARE(symbolText(*findSymbolSet("colours"), 9), "light blue");
        QCOMPARE(symbolsName(*findSymbolSet("greek")), "Greek Letters");
        QCOMPARE(symbolsName(*symbolsOfWord("kitchens").value()), "KITCHENS");
    }

    void faults_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("text");
        QTest::newRow("twice") << "GLASS"
                               << "the letter S is there twice";
        QTest::newRow("sign") << "AB|C"
                              << "'|' cannot stand for a digit";
        QTest::newRow("space") << "AB CD"
                               << "a word has no spaces";
        QTest::newRow("figures") << "12345678"
                                 << "a word has letters, not only figures";
        QTest::newRow("short")
            << "AB"
            << "a word has as many different letters as the board has digits, 4 to 25, and "
               "this has 2";
    }

    void faults()
    {
        QFETCH(QString, word);
        QFETCH(QString, text);
        QCOMPARE(symbolFaultText(symbolsOfTypedWord(word.toStdString()).error()), text);
    }

    void whatDoesNotFit()
    {
        QCOMPARE(misfitText(*symbolsOfWord("KITCHENS").value(), 9),
                 "KITCHENS has 8 symbols, but this board needs 9");
        QCOMPARE(misfitText(*findSymbolSet("fruits"), 16), "Fruits has 9 symbols, but this board needs 16");
    }

    void aConflictOfPictures()
    {
        const Puzzle puzzle = board("11..............");
        const Violation violation{HouseName{HouseKind::Row, 0}, {0, 1}, 1};
        QCOMPARE(violationText(puzzle, *findSymbolSet("animals"), violation),
                 "Cat twice in row 1: r1c1 and r1c2");
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestSymbolWords)

} // namespace sudoku::tst_symbolwords

#include "tst_symbolwords.moc"
