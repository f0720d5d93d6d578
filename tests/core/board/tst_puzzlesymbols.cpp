#include <QTest>

#include "core/board/board.h"
#include "core/board/characters.h"
#include "core/board/puzzlesymbols.h"
#include "tests/testprogram.h"

// Covers core/board: characters

namespace sudoku::tst_puzzlesymbols {

QByteArray text(const tl::expected<const SymbolSet *, SymbolFault> &symbols)
{
    constexpr const char *kinds[] = {"count", "repeated", "figures", "no symbol"};
    if (symbols)
        return QByteArray::fromStdString(std::string((*symbols)->id));
    const SymbolFault &fault = symbols.error();
    return QByteArray(kinds[static_cast<int>(fault.kind)]) + ' ' + QByteArray::fromStdString(fault.character)
           + QByteArray::number(fault.count);
}

class TestPuzzleSymbols : public QObject
{
    Q_OBJECT

private slots:
    void words_data()
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<QByteArray>("result");
        const auto row = [](const char *word, const char *result) {
            QTest::newRow(word) << QByteArray(word) << QByteArray(result);
        };
        row("KITCHENS", "KITCHENS");
        row("kitchens", "KITCHENS");
        row("könig", "KÖNIG");
        row("σοφός", "repeated Σ0"); // which is another letter at the end of a word
        row("κύβος", "ΚΎΒΟΣ");
        row("жираф", "ЖИРАФ");
        row("987654321", "987654321");
        row("GLASSES", "repeated S0");
        row("aA12", "repeated A0");
        row("ABC", "count 3");
        row("", "count 0");
        row("ABCDEFGHIJKLMNOPQRSTUVWXY", "ABCDEFGHIJKLMNOPQRSTUVWXY");
        row("ABCDEFGHIJKLMNOPQRSTUVWXYZ", "count 26");
        row("AB.C", "no symbol .0");
        row("AB C", "no symbol  0");
        row("AB@C", "no symbol @0");
        row("AB\xcc\x81", "no symbol \xcc\x81"
                          "0");
        row("AB\xff", "no symbol \xff"
                      "0");
        row("┃AB", "no symbol ┃0");
    }

    void words()
    {
        QFETCH(QByteArray, word);
        QFETCH(QByteArray, result);
        QCOMPARE(text(symbolsOfWord(word.toStdString())), result);
    }

    void nobodyChoosesFiguresAlone()
    {
        QCOMPARE(text(symbolsOfTypedWord("987654321")), "figures 0");
        QCOMPARE(text(symbolsOfTypedWord("1")), "figures 0");
        QCOMPARE(text(symbolsOfTypedWord("")), "count 0");
        QCOMPARE(text(symbolsOfTypedWord("A23456789")), "A23456789");
        QCOMPARE(text(symbolsOfTypedWord("kitchens")), "KITCHENS");
    }

    void aWordKeepsItsSymbols()
    {
        const SymbolSet *symbols = symbolsOfWord("kitchens").value();
        QCOMPARE(symbolsOfWord("KITCHENS").value(), symbols);
        QVERIFY(symbols->isWord() && symbols->isOfPuzzle && !symbols->isNumeric());
        QCOMPARE(symbols->maxDigit(), 8);
        QVERIFY(symbols->fits(8) && !symbols->fits(7) && !symbols->fits(9));
        QCOMPARE(symbols->symbol(1), std::string("K"));
        QCOMPARE(symbols->symbol(8), std::string("S"));
        QCOMPARE(symbols->digitOf('s'), 8);
        QCOMPARE(symbols->digitOf('A'), noDigit);
        const SymbolSet *greek = findSymbolSet("greek");
        QCOMPARE(greek->symbol(3), std::string("Γ"));
        QCOMPARE(greek->digitOf("ω"), 24);
        QCOMPARE(greek->maxDigit(), 24);
    }

    void everySetOfPuzzlesIsFound()
    {
        for (const SymbolSet &set : puzzleSymbolSets()) {
            QCOMPARE(symbolsNamed(set.id).value(), &set);
            QVERIFY(set.isOfPuzzle && !set.isWord() && set.maxDigit() >= 9);
            QVERIFY(set.fits(4) && !set.fits(25));
            for (Digit digit = 1; digit <= set.maxDigit() && !set.isNumeric(); ++digit)
                QCOMPARE(set.digitOf(set.symbol(digit)), digit);
            for (const std::string_view picture : set.pictures)
                QCOMPARE(std::ranges::count(set.pictures, picture), 1);
        }
        QCOMPARE(symbolsNamed("A").value(), &symbolSets()[2]);
        QVERIFY(symbolsNamed("FRUITS").value()->isWord()); // as a word for 6x6
    }

    void aBoardHasWhatFits()
    {
        const SymbolSet &numbers = symbolSets().front();
        const SymbolSet &greek = *findSymbolSet("greek");
        Board board(Puzzle(Geometry::withBoxes(BoxShape{2, 4})));
        QCOMPARE(&symbolsOf(board, greek), &greek);
        board.info.symbols = symbolsOfWord("KITCHENS").value();
        QCOMPARE(&symbolsOf(board, greek), board.info.symbols);
        Board large(Puzzle(Geometry::withBoxes(BoxShape{5, 5})));
        QCOMPARE(&symbolsOf(large, greek), &numbers);
        QCOMPARE(symbolsOf(DigitValues(9, 0), numbers).id, "0-9A");
        QCOMPARE(&symbolsOf(DigitValues(9, 0), greek), &greek);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestPuzzleSymbols)

} // namespace sudoku::tst_puzzlesymbols

#include "tst_puzzlesymbols.moc"
