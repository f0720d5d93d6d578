#include <QTest>

#include "core/board/arrangements.h"
#include "core/board/puzzlesymbols.h"
#include "tests/puzzles.h"
#include "tests/testprogram.h"
#include "ui/text/losstext.h"
#include "ui/text/rulestext.h"
#include "ui/text/shapetext.h"
#include "ui/text/words.h"

#include "core/formats/formats.h"
#include "core/variants/variant.h"

namespace sudoku::tst_rulestext {

class TestRulesText : public QObject
{
    Q_OBJECT

private slots:
    void saysWhereBoardsBeginThatNobodyCanSee()
    {
        const auto rules = [](const char *id) {
            return proposedRules(Puzzle(findArrangement(id)->geometry()));
        };
        QVERIFY(rules("samurai").contains("Where boards overlap, a digit counts for each of them."));
        QVERIFY(
            rules("butterfly")
                .contains("The boards begin at r1c1, r1c4, r4c1 and r4c4; a digit counts for each board"));
    }

    void saysWhichHousesThereAre_data()
    {
        QTest::addColumn<int>("rows");
        QTest::addColumn<int>("columns");
        QTest::addColumn<int>("digits");
        QTest::addColumn<QString>("rules");
        QTest::newRow("boxes") << 2 << 3 << 6 << "Each row, column and box contains the digits 1 to 6.";
        QTest::newRow("rows as boxes") << 1 << 6 << 6 << "Each row and column contains the digits 1 to 6.";
        QTest::newRow("columns as boxes") << 5 << 1 << 5 << "Each row and column contains the digits 1 to 5.";
        QTest::newRow("a digit too many") << 2 << 2 << 5 << "No digit is repeated in a row, column or box.";
        QTest::newRow("both") << 1 << 5 << 6 << "No digit is repeated in a row or column.";
    }

    void saysWhichHousesThereAre()
    {
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(int, digits);
        QTEST(houseRules(Geometry::withBoxes({rows, columns}, digits)), "rules");
    }

    void ownSymbolsAreNamed_data()
    {
        QTest::addColumn<QString>("symbols");
        QTest::addColumn<QString>("rules");
        QTest::newRow("animals") << "animals"
                                 << "Each row, column and box contains each picture once.";
        QTest::newRow("colours") << "colours"
                                 << "Each row, column and box contains each colour once.";
        QTest::newRow("letters") << "letters"
                                 << "Each row, column and box contains each letter of ABCD once.";
        QTest::newRow("word") << "LAMP"
                              << "Each row, column and box contains each letter of LAMP once.";
        QTest::newRow("the reader's") << "A"
                                      << "Each row, column and box contains the digits 1 to 4.";
    }

    /// Whatever kinds a puzzle with letters can have, nothing speaks of digits, which nobody sees.
    void rulesSpeakOfSymbols()
    {
        const SymbolSet &animals = *findSymbolSet("animals");
        int checked = 0;
        for (const Variant *kind : variants()) {
            if (kind->digits != DigitUse::Identity)
                continue;
            const std::pair<std::string_view, std::string_view> demands[] = {
                {kind->demand, kind->demandOfSymbols},
                {kind->demandWithPartner, kind->demandOfSymbolsWithPartner}};
            for (const auto &[demand, ofSymbols] : demands)
                if (demand.find("digit") != demand.npos) {
                    QVERIFY2(ofSymbols.find("symbol") != ofSymbols.npos, demand.data());
                    QVERIFY2(ofSymbols.find("digit") == ofSymbols.npos, ofSymbols.data());
                    ++checked;
                }
        }
        QVERIFY(checked > 10);
        Puzzle puzzle(Geometry::withBoxes({2, 2}));
        puzzle.constraints.push_back({findVariant("diagonal"), {}});
        QCOMPARE(rulesText(puzzle, animals),
                 "No symbol is repeated on the diagonal from top left to bottom right.");
        puzzle.constraints.push_back({findVariant("anti-diagonal"), {}});
        Board board(puzzle);
        QCOMPARE(rulesText(board), "Each main diagonal contains every digit once.");
        board.info.symbols = &animals;
        QCOMPARE(rulesText(board), "Each main diagonal contains every symbol once.");
        QVERIFY(proposedRules(board.puzzle, animals).endsWith("contains every symbol once."));
        QCOMPARE(houseRules(Geometry::withBoxes({2, 2}, 5), animals),
                 "No symbol is repeated in a row, column or box.");
        for (const Arrangement &arrangement : arrangements())
            QVERIFY(!proposedRules(Puzzle(arrangement.geometry()), animals).contains("digit"));
    }

    void ownSymbolsAreNamed()
    {
        QFETCH(QString, symbols);
        const SymbolSet &own = **symbolsNamed(symbols.toStdString());
        const Geometry boxes = Geometry::withBoxes({2, 2});
        QTEST(houseRules(boxes, own), "rules");
        QTEST(proposedRules(Puzzle(boxes), own), "rules");
        const std::vector<SubBoard> none;
        const Puzzle bare(*Geometry::withRegions(4, std::vector<int>(16, noRegion), 4, none));
        QCOMPARE(proposedRules(bare, own).startsWith(QStringLiteral("Symbols may be repeated")),
                 own.isOfPuzzle);
    }

    void saysWhereDigitsMayBeRepeated()
    {
        const std::vector<SubBoard> none;
        const Puzzle bare(*Geometry::withRegions(4, std::vector<int>(16, noRegion), 3, none));
        QCOMPARE(proposedRules(bare),
                 QStringLiteral(
                     "The digits are 1 to 3. They may be repeated in rows and columns unless a rule says "
                     "otherwise."));
        QCOMPARE(rulesText(bare), proposedRules(bare));
        QVERIFY(shapeText(bare).startsWith(QStringLiteral("4 × 4, repeats in rows and columns, 3 digit")));
        const Puzzle boxes(*Geometry::withRegions(4, Geometry::withBoxes({2, 2}).regionMap(), {}, none));
        QCOMPARE(proposedRules(boxes),
                 QStringLiteral(
                     "The digits are 1 to 4. They may be repeated in rows and columns unless a rule says "
                     "otherwise.\n"
                     "No digit is repeated in an outlined region."));
        QCOMPARE(shapeText(boxes), QStringLiteral("4 × 4, repeats in rows and columns"));
        QCOMPARE(sourceText(boxes, HouseName{HouseKind::Row, 2}), QStringLiteral("row 3"));
        QCOMPARE(misfitText(*findFormat("f-puzzles"), bare.geometry),
                 QStringLiteral("f-puzzles (JSON) has no boards on which digits may be repeated in rows and "
                                "columns"));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestRulesText)

} // namespace sudoku::tst_rulestext

#include "tst_rulestext.moc"
