#include <QTest>

#include "core/board/puzzlesymbols.h"
#include "core/formats/formats.h"
#include "core/formats/readpuzzle.h"
#include "tests/testdata.h"
#include "tests/testprogram.h"

namespace sudoku::tst_ownsymbols {

constexpr const char *someDigits = "12345678................8.......................1..............2";

QByteArray textOf(const TextResult &read)
{
    if (!read)
        return "error " + QByteArray::number(static_cast<int>(read.error().code));
    const SymbolSet *own = read->board.info.symbols;
    return (own ? QByteArray::fromStdString(std::string(own->id)) : QByteArray("none")) + ' '
           + QByteArray::number(read->board.puzzle.givens[0]);
}

class TestOwnSymbols : public QObject
{
    Q_OBJECT

private slots:
    void everyFormatKeepsThem_data()
    {
        QTest::addColumn<const Format *>("format");
        QTest::addColumn<const SymbolSet *>("symbols");
        for (const Format &format : formats())
            for (const char *name : {"KITCHENS", "ΑΒΓΔΕΖΗΘ", "87654321", "A1B2C3Ä4", "greek", "animals"})
                QTest::addRow("%s %s", std::string(format.id).c_str(), name)
                    << &format << symbolsNamed(name).value();
    }

    void everyFormatKeepsThem()
    {
        QFETCH(const Format *, format);
        QFETCH(const SymbolSet *, symbols);
        Board written(board(someDigits));
        written.enter(9, 4);
        written.info.symbols = symbols;
        const TextResult read = readPuzzle(format->write(written, symbolSets().front()));
        QVERIFY(read);
        QCOMPARE(read->board.info.symbols, symbols);
        QVERIFY(read->board.puzzle.givens == written.puzzle.givens);
        QVERIFY(read->board.entries == written.entries);
    }

    /// As when digits were added to the board.
    void whatDoesNotFitIsNotWritten()
    {
        for (const Format &format : formats()) {
            Board written(board(std::string(81, '.')));
            written.puzzle.givens.set(0, 9);
            written.info.symbols = symbolsOfWord("KITCHENS").value();
            QCOMPARE(symbolsOf(written, symbolSets().front()).id, "numbers");
            const TextResult read = readPuzzle(format.write(written, symbolSets().front()));
            QVERIFY(read);
            QCOMPARE(textOf(read), "none 9");
        }
    }

    void readsWhatATextMayHave_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("option"); // the symbols that it may have
        QTest::addColumn<QByteArray>("result");
        const auto row = [](const char *name, const char *text, const char *option, const char *result) {
            QTest::newRow(name) << QByteArray(text) << QByteArray(option) << QByteArray(result);
        };
        row("its letters", "PM..............", "LAMP", "LAMP 4");
        row("small ones", "pm..............", "LAMP", "LAMP 4");
        row("figures", "43..............", "LAMP", "none 4");
        row("other letters", "DC..............", "LAMP", "none 4");
        row("figures of the word", "43..............", "4321", "4321 1");
        row("pictures", "43..............", "animals", "none 4");
        row("a letter of neither", "PX..............", "LAMP", "error 5");
        row("named", "# sudoku-workbench: symbols LAMP\nPM..............", "", "LAMP 4");
        row("named, figures", "# sudoku-workbench: symbols LAMP\n43..............", "", "LAMP 4");
        row("too long", "# sudoku-workbench: symbols KITCHENS\n43..............", "", "error 31");
        row("twice", "# sudoku-workbench: symbols LOOP\n43..............", "", "error 10");
    }

    void readsWhatATextMayHave()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, option);
        QFETCH(QByteArray, result);
        const SymbolSet *symbols = option.isEmpty() ? nullptr : symbolsNamed(option.toStdString()).value();
        QCOMPARE(textOf(readPuzzle(text.toStdString(), {.symbols = symbols})), result);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestOwnSymbols)

} // namespace sudoku::tst_ownsymbols

#include "tst_ownsymbols.moc"
