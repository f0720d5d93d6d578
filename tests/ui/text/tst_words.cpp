// Covers ui/text: shapetext
// Covers ui/text: constraintwords, halttext, kindnames, kindsearch, losstext, remarkwords

#include <QtTest/QTest>

#include "tests/testprogram.h"
#include "ui/text/errortext.h"
#include "ui/text/losstext.h"
#include "ui/text/mnemonic.h"
#include "ui/text/remarkwords.h"
#include "ui/text/words.h"

#include "core/formats/readpuzzle.h"
#include "core/formats/text/format.h"

namespace sudoku::tst_words {

Puzzle smallPuzzle()
{
    return Puzzle(Geometry::withBoxes({2, 2}));
}

std::vector<Rule> demoSum(const Puzzle &, const Constraint &constraint)
{
    return {rule::Sum{constraint.cells, *constraint.number()}};
}

std::vector<Rule> demoPair(const Puzzle &, const Constraint &constraint)
{
    return {rule::Pair{constraint.cells[0], constraint.cells[1], std::vector<DigitSet>(5)}};
}

std::vector<Rule> demoDomain(const Puzzle &, const Constraint &constraint)
{
    return {rule::Domain{constraint.cells[0], {}}};
}

std::vector<Mark> noMarks(const Geometry &, const Constraint &)
{
    return {};
}

constexpr Variant sumVariant{.id = "sum",
                             .name = "Sum cage",
                             .demand = "Sum cage",
                             .input = Input::Cells,
                             .rules = demoSum,
                             .marks = noMarks};
constexpr Variant pairVariant{.id = "pair",
                              .name = "Neighbours",
                              .demand = "Neighbours",
                              .input = Input::Cells,
                              .rules = demoPair,
                              .marks = noMarks};
constexpr Variant domainVariant{.id = "domain",
                                .name = "Even",
                                .demand = "Even",
                                .input = Input::Cells,
                                .rules = demoDomain,
                                .marks = noMarks};

// The violations of a board of 4x4 with these digits, as text.
QStringList violationTexts(const Puzzle &puzzle, const QByteArray &digits, const char *symbols = "numbers")
{
    Grid grid(puzzle.geometry.cellCount());
    for (Cell cell = 0; cell < digits.size(); ++cell)
        grid.set(cell, digits[cell] == '.' ? noDigit : digits[cell] - '0');
    QStringList texts;
    for (const Violation &violation : findViolations(puzzle, grid))
        texts += violationText(puzzle, *findSymbolSet(symbols), violation);
    return texts;
}

QString variantIds()
{
    QStringList ids;
    for (const Variant *variant : variants())
        ids += QString::fromUtf8(variant->id.data(), static_cast<qsizetype>(variant->id.size()));
    return ids.join(", ");
}

class TestWords : public QObject
{
    Q_OBJECT

    static void checkErrorText()
    {
        QFETCH(TextError, error);
        QFETCH(QString, text);
        QCOMPARE(errorText(error), text);
    }

private slots:
    void lettersOfTheKeyboardAreTakenOut()
    {
        QCOMPARE(withoutMnemonic("&Open…"), "Open…");
        QCOMPARE(withoutMnemonic("Sa&ve (all)"), "Save (all)");
        QCOMPARE(withoutMnemonic("打开(&O)…"), "打开…"); // as Chinese has them
        QCOMPARE(withoutMnemonic("大小(&S)："), "大小：");
    }

    /// A sign that begins a name stays as it is.
    void namesWithinASentence()
    {
        QCOMPARE(nameInSentence("Killer cage"), "killer cage");
        for (const char *name : {"X or V", "X-sum", "XV", "X", "", "killer cage"})
            QCOMPARE(nameInSentence(name), name);
    }

    void aBoardIsWhatIsOnIt()
    {
        Board board{smallPuzzle()};
        QCOMPARE(boardContentsText(board), "0 clues");
        board.puzzle.constraints.push_back({&sumVariant, {0, 1}, {3}});
        QCOMPARE(boardContentsText(board), "1 rule");
        board.puzzle.constraints.push_back({&sumVariant, {2, 3}, {7}});
        board.entries.set(4, 1);
        QCOMPARE(boardContentsText(board), "1 entry and 2 rules");
        board.puzzle.givens.set(15, 4);
        QCOMPARE(boardContentsText(board), "1 clue, 1 entry and 2 rules");
    }

    void constraintsHaveNames()
    {
        const Geometry geometry = Geometry::withBoxes({3, 3});
        const auto text = [&](const char *id, std::vector<Cell> cells, std::vector<int> numbers = {}) {
            return ruleText(geometry, {findVariant(id), std::move(cells), std::move(numbers)});
        };
        QCOMPARE(text("diagonal", {}), "Diagonal from top left");
        QCOMPARE(text("killer", {0, 1, 9}, {15}), "Killer cage 15 at r1c1, r1c2 and r2c1");
        QCOMPARE(text("thermometer", {0, 1, 2, 3, 4, 5}), "Thermometer at r1c1, r1c2, r1c3, r1c4 and 2 more");
        QCOMPARE(text("quadruple", {0, 1, 9, 10}, {1, 2}), "Quadruple 1, 2 at r1c1, r1c2, r2c1 and r2c2");
        QCOMPARE(text("sandwich", {0, 9, 18, 27, 36, 45, 54, 63, 72}, {8}), "Sandwich 8 from r1c1 to r9c1");
        QCOMPARE(text("sandwich", {0, 9, 18, 27, 36, 45, 54, 63, 72}),
                 "Sandwich without a number from r1c1 to r9c1");
        QCOMPARE(text("killer", {0, 1}), "Killer cage without a number at r1c1 and r1c2");
        QCOMPARE(text("xv", {45, 54}, {5}), "V between r6c1 and r7c1");
        QCOMPARE(text("xv", {45, 54}, {10}), "X between r6c1 and r7c1");
        QCOMPARE(text("xv", {45, 54}, {7}), "X or V 7 at r6c1 and r7c1");
        QCOMPARE(ruleTextInGroup(geometry, {findVariant("xv"), {45, 54}, {5}}), "V between r6c1 and r7c1");
        Puzzle puzzle(geometry);
        puzzle.constraints.push_back({findVariant("xv"), {45, 54}, {5}});
        QCOMPARE(sourceText(puzzle, ConstraintIndex{0}), "V between r6c1 and r7c1");
        QCOMPARE(text("white-dot", {0, 1}), "White dot at r1c1 and r1c2"); // its number is 1
        Board board{Puzzle(geometry)};
        QCOMPARE(notCoveredText(board), "");
        board.switchedOff.push_back({findVariant("diagonal"), {}});
        QCOMPARE(notCoveredText(board), "1 rule switched off");
        board.switchedOff.push_back({findVariant("windoku"), {}});
        QCOMPARE(notCoveredText(board), "2 rules switched off");
        board.keptMembers = R"({"f-puzzles": {"snowball": [1], "line": [2]}})";
        QCOMPARE(notCoveredText(board), "'snowball' not covered, 2 rules switched off");
    }

    void saysWhatOtherProgramsWillNotSee()
    {
        using What = Loss::What;
        QCOMPARE(lossText({}), "");
        QCOMPARE(lossText({{What::Constraints, findVariant("windoku")}}),
                 "other programs will not see: Windoku");
        QCOMPARE(
            lossText(
                {{What::Constraints, findVariant("greater-than"), 12}, {What::SwitchedOff}, {What::Members}}),
            "other programs will not see: 12 × Greater than, rules that are switched off, other details");
        PuzzleInfo info{"Sunday", "Ada", "Normal rules.", "The Times", "Hard"};
        QCOMPARE(lossText(infoLosses(info)),
                 "other programs will not see: the title, the author, the rules in words, the source, "
                 "the level");
    }

    void namesSources()
    {
        const Puzzle puzzle = smallPuzzle();
        QCOMPARE(sourceText(puzzle, HouseName{HouseKind::Row, 2}), "row 3");
        QCOMPARE(sourceText(puzzle, HouseName{HouseKind::Column, 0}), "column 1");
        QCOMPARE(sourceText(puzzle, HouseName{HouseKind::Box, 3}), "box 4");
        QCOMPARE(sourceText(puzzle, HouseName{HouseKind::Region, 1}), "region 2");
    }

    void namesEveryVariant()
    {
        Puzzle puzzle = smallPuzzle();
        for (const Variant *variant : variants()) {
            puzzle.constraints = {{variant, {}}};
            const auto name =
                QString::fromUtf8(variant->name.data(), static_cast<qsizetype>(variant->name.size()));
            QCOMPARE(sourceText(puzzle, ConstraintIndex{0}), name);
        }
    }

    void namesReasons()
    {
        Puzzle puzzle(Geometry::withBoxes({4, 4}));
        puzzle.givens.set(17, 12);
        puzzle.constraints = {{findVariant("diagonal"), {}}};
        const auto name = [&](const Reason &reason, const char *symbols) {
            return reasonText(puzzle, *findSymbolSet(symbols), reason);
        };
        QCOMPARE(name(GivenCell{17}, "numbers"), "12 in r2c2");
        QCOMPARE(name(GivenCell{17}, "1-9A"), "C in r2c2");
        QCOMPARE(name(RuleSource(HouseName{HouseKind::Box, 0}), "1-9A"), "box 1");
        QCOMPARE(name(RuleSource(ConstraintIndex{0}), "1-9A"), "Diagonal from top left");
    }

    void listsCells()
    {
        const Geometry geometry = smallPuzzle().geometry;
        QCOMPARE(cellsText(geometry, {}), "");
        QCOMPARE(cellsText(geometry, std::vector{0}), "r1c1");
        QCOMPARE(cellsText(geometry, std::vector{0, 4}), "r1c1 and r2c1");
        QCOMPARE(cellsText(geometry, std::vector{0, 4, 15}), "r1c1, r2c1 and r4c4");
    }

    void saysWhatIsTwiceInAHouse()
    {
        QCOMPARE(violationTexts(smallPuzzle(), "1..1"), QStringList{"Two 1s in row 1: r1c1 and r1c4"});
        QCOMPARE(violationTexts(smallPuzzle(), "3.......3"),
                 QStringList{"Two 3s in column 1: r1c1 and r3c1"});
        QCOMPARE(violationTexts(smallPuzzle(), "2....2"), QStringList{"Two 2s in box 1: r1c1 and r2c2"});
        QCOMPARE(violationTexts(smallPuzzle(), "2....2", "A"), QStringList{"Two Bs in box 1: r1c1 and r2c2"});
    }

    void saysWhichVariantIsBroken()
    {
        Puzzle puzzle = smallPuzzle();
        puzzle.constraints = {{findVariant("diagonal"), {}}};
        QCOMPARE(violationTexts(puzzle, "4..............4"),
                 QStringList{"Diagonal from top left: two 4s in r1c1 and r4c4"});
        puzzle.constraints = {{&sumVariant, {0, 1, 4}, {4}}};
        QCOMPARE(violationTexts(puzzle, "23..4"),
                 QStringList{"Sum cage 4 at r1c1: r1c1, r1c2 and r2c1 cannot add up to 4"});
        puzzle.constraints = {{&pairVariant, {4, 1}}};
        QCOMPARE(violationTexts(puzzle, ".2..3"),
                 QStringList{"Neighbours at r2c1: the digits in r1c2 and r2c1 break its rule. Neighbours"});
        puzzle.constraints = {{&domainVariant, {5}}};
        QCOMPARE(violationTexts(puzzle, ".....1"),
                 QStringList{"Even at r2c2: r2c2 must not contain this digit"});
    }

    void saysWhatIsWrongWithAText_data();
    void saysWhatIsWrongWithAText() { checkErrorText(); }

    void saysWhatIsWrongWithAConstraint_data();
    void saysWhatIsWrongWithAConstraint() { checkErrorText(); }

    void saysWhatItDoesNotKnow()
    {
        using Code = Remark::Code;
        QCOMPARE(remarkText({Code::Ignored, "text"}), "'text' is ignored: it is only decoration");
        QCOMPARE(remarkText({Code::Ignored, "line", 2}),
                 "'line' is ignored (2 times): it is only decoration");
        QCOMPARE(remarkText({Code::Unsupported, "skyscraper"}),
                 "'skyscraper' is not supported: the verdict does not cover it");
        QCOMPARE(remarkText({Code::Unsupported, "arrow", 3}),
                 "'arrow' is not supported (3 times): the verdict does not cover it");
        QCOMPARE(remarkText({Code::UnknownMember, "author"}), "the unknown member 'author' is kept");
        QCOMPARE(remarkText({Code::UnknownMember, "", 7}), "7 more unknown members are kept");
        QCOMPARE(remarkText({Code::Drawn, "mod 5", 2}),
                 "'mod 5' is only drawn (2 times): a rule that it may stand for is not covered");
        QCOMPARE(remarkText({Code::Drawn, "", 1}), "1 drawing: a rule that it may stand for is not covered");
        QCOMPARE(remarkText({Code::Fog}), "the puzzle has fog, which is no rule");
        QCOMPARE(remarkText({Code::EntriesNotCounted, "", 3}),
                 "the verdict is about givens and rules alone; entries that do not count: 3");
        QCOMPARE(remarkText({Code::ElementLeftOut, "10", 1, 0, nullptr, "r1c1"}),
                 "left out, so the verdict does not cover it: digit 10 at r1c1");
        const auto element = [](const char *id, const char *what, const char *place, int size) {
            return elementText({Code::ElementLeftOut, what, 1, 0, findVariant(id), place}, size);
        };
        QCOMPARE(element("sandwich", "12", "r5c0", 0), "Sandwich 12 left of row 5");
        QCOMPARE(element("x-sum", "12", "r0c3", 9), "X-sum 12 above column 3");
        QCOMPARE(element("sandwich", "12", "r5c10", 9), "Sandwich 12 right of row 5");
        QCOMPARE(element("sandwich", "12", "r10c5", 9), "Sandwich 12 below column 5");
        QCOMPARE(element("sandwich", "12", "r10c5", 16), "Sandwich 12 at r10c5");
        QCOMPARE(element("little-killer", "12", "r0c0", 9), "Little killer 12 at r0c0");
        QCOMPARE(element("xv", "5", "r6c1", 9), "V at r6c1");
        QCOMPARE(
            remarkText({Code::Unsupported, "orthogonally adjacent digits differ by two or more"}),
            "'orthogonally adjacent digits differ by two or more' is not supported: the verdict does not "
            "cover it");
        QCOMPARE(quotedName("no rope: " + std::string(100, 'a')), "'no rope'");
        QCOMPARE(quotedName(std::string(100, 'a')), "'" + QString(60, 'a') + "…'");
        QCOMPARE(remarkText({Code::EntriesLeftOut, "", 1}), "left out: 1 entry");
    }

    // The examples that the sentences give are right.
    void givesExamplesThatCanBeRead_data();
    void givesExamplesThatCanBeRead()
    {
        QFETCH(QString, key);
        const QString text = errorText({TextErrorCode::BadDirective, 1, 1, key.toStdString()});
        const bool isOfSix = text.contains("2x3") || text.contains("boards");
        const QString board(isOfSix ? 36 : 16, '.');
        const QString directive = text.section(": ", 1);
        QVERIFY(directive.startsWith(key + ' '));
        const TextResult read = readPuzzle(("# sudoku-workbench: " + directive + '\n' + board).toStdString());
        QVERIFY2(read, read ? "" : qPrintable(errorWithPlaceText(read.error())));
    }

    void saysWhere()
    {
        TextError error{TextErrorCode::UnknownSymbol, 4, 7, "X", 0, 9};
        QCOMPARE(errorWithPlaceText(error), "line 4, column 7: 'X' is not a digit of a board of 9x9");
        error.column = 0;
        QCOMPARE(errorWithPlaceText(error), "line 4: 'X' is not a digit of a board of 9x9");
        error.line = 0;
        QCOMPARE(errorWithPlaceText(error), "'X' is not a digit of a board of 9x9");
    }

    void quotesAnything_data();
    void quotesAnything()
    {
        QFETCH(QByteArray, found);
        QFETCH(QString, quote);
        const TextError error{TextErrorCode::UnknownSymbol, 1, 1, found.toStdString(), 0, 0};
        QCOMPARE(errorText(error), quote + " is not a digit");
    }
};

void TestWords::saysWhatIsWrongWithAText_data()
{
    using Code = TextErrorCode;
    QTest::addColumn<TextError>("error");
    QTest::addColumn<QString>("text");
    const auto add = [](const char *name, const TextError &error, const QString &text) {
        QTest::newRow(name) << error << text;
    };
    add("no puzzle", {Code::NoPuzzle}, "no puzzle found: expected a digit or a dot for each cell");
    add("empty", {Code::EmptyText}, "the text is empty");
    add("nothing behind directives", {Code::NoPuzzle, 2, 1, "# sudoku-workbench: boxes 2x2"},
        "no puzzle follows: lines with '# sudoku-workbench:' must come before their puzzle");
    add("too long", {Code::TooLong}, "the text is too long: a puzzle has at most 1000000 bytes");
    add("80 cells", {Code::WrongCellCount, 1, 0, "", 80, 81},
        "this puzzle has 80 cells, but a board of 9x9 has 81");
    add("1 cell", {Code::WrongCellCount, 1, 0, "", 1, 16},
        "this puzzle has 1 cell, but a board of 4x4 has 16");
    add("short row", {Code::UnevenRow, 1, 0, "", 8, 9}, "this row has 8 cells, but should have 9");
    add("row of one", {Code::UnevenRow, 1, 0, "", 1, 9}, "this row has 1 cell, but should have 9");
    add("symbol", {Code::UnknownSymbol, 1, 1, "X", 0, 9}, "'X' is not a digit of a board of 9x9");
    add("a digit in a hole", {Code::CellInHole, 1, 10, "r1c10"},
        "this board has no cell r1c10; the sign for a hole is @");
    add("a hole in a cell", {Code::HoleInCell, 1, 1, "r1c1"}, "r1c1 is a cell of this board, not a hole (@)");
    add("other holes", {Code::UnknownHoles, 1, 1},
        "no boards that overlap have just these holes (@); the directive 'boards' or 'regions' says others");
    add("number", {Code::NumberTooLarge, 1, 1, "26", 0, 25}, "'26' is too large: the largest digit is 25");
    add("frame", {Code::MisplacedFrame, 1, 1},
        "this line is not between two boxes: all boxes must have the same shape");
    add("boxes", {Code::BoxesDoNotFit, 1, 1, "2x6", 9},
        "boxes of '2x6' do not fit a board of 9x9: each box must have 9 cells");
    add("directive with a mistake", {Code::UnknownDirective, 1, 1, "boxs"},
        "'boxs' is not a directive; did you mean boxes?");
    add("directive", {Code::UnknownDirective, 1, 1, "teleport"},
        "'teleport' is not a directive; the directives are: regions, boards, boxes, digits, symbols, kind, "
        "variant, "
        "order, switched-off, crossed-out, entries, solved, found-regions, corner-marks, centre-marks, "
        "colours, drawn, title, author, rules, source, level, message, solution, drawing, fog, members");
    add("value", {Code::BadDirective, 1, 1, "boxes"},
        "the value of 'boxes' does not fit this board; an example: boxes 2x3");
    add("value of a directive without example", {Code::BadDirective, 1, 1, "new"},
        "the value of 'new' does not fit this board");
    add("variant with a mistake", {Code::UnknownVariant, 1, 1, "diagnal"},
        "'diagnal' is not a variant; did you mean diagonal?");
    add("variant", {Code::UnknownVariant, 1, 1, "teleport"},
        "'teleport' is not a variant; the variants are: " + variantIds());
    add("a cell elsewhere", {Code::NoCell, 1, 1, "r5c1"}, "this board has no cell r5c1");
    add("cell", {Code::NoCell, 1, 1, "a5"}, "'a5' is not a cell of this board; cells are written as r4c7");
    add("syntax", {Code::BadSyntax, 1, 1}, "the text is not valid JSON from here on");
    add("depth", {Code::TooDeep, 1, 1}, "the objects and arrays of this JSON are nested too deeply");
    add("repeated member", {Code::RepeatedMember, 1, 1, "size"},
        "'size' is already a member of this JSON object");
    add("version", {Code::NewerVersion, 0, 0, "", 2, 1},
        "version 2 of this format needs a newer program; this one reads version 1");
    add("link", {Code::NoLinkedPuzzle}, "this link is incomplete; copy all of it again");
    add("short link", {Code::ShortLink, 1, 1, "f-puzzles.com"},
        "the puzzle of this short link is stored at 'f-puzzles.com'; open it in a browser and copy the long "
        "link or the digits");
    add("other link", {Code::UnreadableLink, 1, 1, "sudokuwiki.org"},
        "this kind of link ('sudokuwiki.org') cannot be read; copy the digits of the puzzle instead");
    add("rules", {Code::TooManyRules, 0, 0, "x-sum 200 r1c1 r1c2", 178, 2000},
        "the rules need too much memory from 'x-sum 200 r1c1 r1c2' on, rule 178 of 2000; remove some of "
        "them");
    TextError inJson{Code::BadValue, 0, 0, "10"};
    inJson.path = "givens[0][3]";
    add("value in JSON", inJson, "givens[0][3]: '10' is not allowed here");
    TextError missing{Code::BadValue, 0, 0, "null"};
    missing.path = "size";
    add("no value in JSON", missing, "size: a value is needed here");
    TextError tooFew{Code::BadValue, 0, 0, "[…]", 3, 4};
    tooFew.path = "givens[1]";
    add("values in JSON", tooFew, "givens[1]: there are 3 values, but there should be 4");
    inJson.code = Code::BadRegions;
    inJson.path = "regions";
    add("regions", inJson,
        "regions: each region must be connected and have no more cells than there are digits");
}

void TestWords::saysWhatIsWrongWithAConstraint_data()
{
    using Kind = ConstraintProblem::Kind;
    QTest::addColumn<TextError>("error");
    QTest::addColumn<QString>("text");
    const auto addProblem = [](const char *name, const char *id, const ConstraintProblem &problem,
                               const QString &text) {
        TextError error{TextErrorCode::BadConstraint, 1, 1, id};
        error.problem = problem;
        QTest::newRow(name) << error << QStringLiteral("'%1': %2").arg(QLatin1String(id), text);
    };
    addProblem("board", "asterisk", {Kind::UnfitBoard}, "it needs 9 rows and columns, and boxes of 3 by 3");
    addProblem("no number", "xv", {Kind::NoNumber, 3, 17}, "it needs a number from 3 to 17");
    addProblem("no text", "even", {Kind::NoText}, "it needs a text");
    addProblem("needless text", "even", {Kind::NeedlessText}, "it takes no text");
    addProblem("needless number", "even", {Kind::NeedlessNumber}, "it takes no number");
    addProblem("sum", "killer", {Kind::NumberRange, 3, 17},
               "the number for these cells must be from 3 to 17");
    addProblem("the only sum", "killer", {Kind::NumberRange, 45, 45},
               "the number for these cells must be 45");
    addProblem("too many cells", "killer", {Kind::CellCount, 1, 9}, "it must have 1 to 9 cells");
    addProblem("two cells", "xv", {Kind::CellCount, 2, 2}, "it must have 2 cells");
    addProblem("needless cells", "windoku", {Kind::CellCount},
               "it takes no cells: it applies to the whole board");
    addProblem("twice", "killer", {Kind::RepeatedCell}, "a cell is named twice");
    addProblem("torn path", "thermometer", {Kind::TornPath},
               "each cell must share a side or a corner with the one before it");
    addProblem("no neighbours", "xv", {Kind::TornPath}, "the two cells must share a side");
    addProblem("one of several numbers", "quadruple", {Kind::NumberRange, 1, 9},
               "its numbers, separated by blanks, must be from 1 to 9");
    addProblem("part of a row", "sandwich", {Kind::NoLine},
               "its cells must be a whole row or column, or the first two of one");
}

void TestWords::givesExamplesThatCanBeRead_data()
{
    QTest::addColumn<QString>("key");
    const QString known = errorText({TextErrorCode::UnknownDirective, 1, 1, "x"}).section(": ", 1);
    for (const QString &key : known.split(", "))
        QTest::newRow(qPrintable(key)) << key;
}

void TestWords::quotesAnything_data()
{
    QTest::addColumn<QByteArray>("found");
    QTest::addColumn<QString>("quote");
    QTest::newRow("placeholder") << QByteArray("%1%2") << "'%1%2'";
    QTest::newRow("control characters") << QByteArray("\x1b[2J\0", 5) << "'\\u001b[2J\\u0000'";
    QTest::newRow("accents") << QByteArray("é") << "'é'";
    QTest::newRow("outside the basic plane") << QByteArray("😀") << "'😀'";
    QTest::newRow("no UTF-8") << QByteArray("\xff") << QString("'\uFFFD'");
    QTest::newRow("very long") << QByteArray(1000, 'x') << "'" + QString(20, 'x') + "…'";
}

ADD_TEST(QCoreApplication, TestWords)

} // namespace sudoku::tst_words

#include "tst_words.moc"
