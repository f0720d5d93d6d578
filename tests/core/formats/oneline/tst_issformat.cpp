// Covers core/formats/text: countednumbers
// Covers core/formats/oneline: issclones, issclues, issitems, isskept, isskind, isskinds, issownrules
// Covers core/formats/oneline: issranks, issreader, issshape

#include <QTest>

#include "core/variants/own/ownkind.h"
#include "tests/formatdata.h"
#include "tests/puzzles.h"
#include "tests/testpaths.h"

#include "core/formats/formats.h"
#include "core/formats/json/jsonvalues.h"
#include "core/formats/oneline/issformat.h"
#include "core/formats/oneline/issitems.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/constrainttext.h"
#include "core/solve/solve.h"
#include "tests/testprogram.h"

#include <algorithm>
#include <fstream>

namespace sudoku::tst_issformat {

std::string constraints(const Board &board)
{
    std::string text;
    for (const Constraint &constraint : board.puzzle.constraints)
        text += (text.empty() ? "" : "; ") + constraintText(board.puzzle.geometry, constraint);
    return text;
}

std::string remarks(const TextPuzzle &puzzle)
{
    std::string text;
    for (const Remark &remark : puzzle.remarks)
        text +=
            (text.empty() ? "" : "; ") + remark.what + (remark.place.empty() ? "" : " at " + remark.place);
    return text;
}

class TestIssFormat : public QObject
{
    Q_OBJECT

private slots:
    void readsItems_data()
    {
        QTest::addColumn<QByteArray>("string");
        QTest::addColumn<QByteArray>("expected");
        QTest::addColumn<QByteArray>("remarked");
        const auto row = [](const char *string, const char *expected, const char *remarked = "") {
            QTest::newRow(string) << QByteArray(string) << QByteArray(expected) << QByteArray(remarked);
        };
        row(".Cage~3~R1C1~R1C2.Cage~0~R2C1~R2C2.Cage~~R3C1~R3C2",
            "killer 3 r1c1 r1c2; killer r2c1 r2c2; killer r3c1 r3c2");
        row(".Sum~9~R1C1~R1C5~R1C9", "sum-cage 9 r1c1 r1c5 r1c9");
        row(".Sum~9~R1C1~R5C5", "sum-cage 9 r1c1 r5c5");
        row(".Sum~19~R1C1~R5C5", "", "19 at r1c1");
        row(".~R1C1_2_4_6_8~R2C2_2_4_6_8~R3C3_1_9", "given-candidates 1 9 r3c3; even r1c1 r2c2");
        row(".Diagonal~1.Diagonal~-1.Windoku.DisjointSets.AntiKnight.AntiKing.AntiConsecutive",
            "anti-diagonal; diagonal; windoku; disjoint-groups; anti-knight; anti-king; non-consecutive");
        row(".WhiteDot~R1C1~R1C2~R5C5~R2C1.X~R9C9~R9C8.V~R1C9~R2C9",
            "white-dot r1c1 r1c2; white-dot r1c1 r2c1; xv 10 r9c9 r9c8; xv 5 r1c9 r2c9");
        row(".GreaterThan~R2C2~R1C2~R3C2", "greater-than r2c2 r1c2; greater-than r2c2 r3c2");
        row(".StrictKropki.StrictXV", "all-white-dots; all-black-dots; all-xv");
        row(".Thermo~R1C1~R1C2.Palindrome~R2C1~R2C2.Renban~R3C1~R3C2.Between~R4C1~R4C2~R4C3",
            "thermometer r1c1 r1c2; palindrome r2c1 r2c2; renban r3c1 r3c2; between-line r4c1 r4c2 r4c3");
        row(".Whisper~R1C1~R1C2.Whisper~5~R2C1~R2C2.Whisper~4~R3C1~R3C2",
            "whispers r1c1 r1c2; whispers r2c1 r2c2; whispers 4 r3c1 r3c2");
        row(".Arrow~R1C1~R1C2~R1C3.PillArrow~2~R2C1~R2C2~R2C3.PillArrow~2~R4C2~R4C1~R4C3",
            "arrow r1c1 r1c2 r1c3; pill-arrow r2c1 r2c2 r2c3; pill-arrow r4c1 r4c2 r4c3");
        row(".LittleKiller~45~R1C1.LittleKiller~9~R1C2.LittleKiller~9~R8C9.LittleKiller~9~R9C2",
            "little-killer 45 r1c1 r2c2; little-killer 9 r1c2 r2c1; little-killer 9 r8c9 r7c8; "
            "little-killer 9 r9c2 r8c3");
        row(".Sandwich~8~C1.XSum~R2~7~9.NumberedRoom~C9~~4",
            "sandwich 8 r1c1 r2c1; x-sum 7 r2c1 r2c2; x-sum 9 r2c9 r2c8; numbered-room 4 r9c9 r8c9");
        row(".Entropic~R1C1~R1C2.Modular~3~R1C1~R1C2.Modular~2~R2C1~R2C2",
            "entropic-line r1c1 r1c2; modular-line r1c1 r1c2; modular-line 2 r2c1 r2c2");
        row(".Indexing~R~R3C1~R3C2.Indexing~C~R1C1.Indexing~B~R1C1",
            "row-indexer r3c1 r3c2; column-indexer r1c1", "B at r1c1");
        row(".Quad~R1C1.Sandwich~~C1", "quadruple r1c1 r1c2 r2c1 r2c2", "C1");
        row(".Quad~R1C1~1~2.Quad~R9C9~1", "quadruple 1 2 r1c1 r1c2 r2c1 r2c2", "1 at r9c9");
        row(".SameValues~3~R1C1~R2C4~R3C7.And.SameValues~2~R1C1~R4C5.SameValues~2~R1C2~R4C6.End",
            "clone r1c1 r2c4; clone r1c1 r3c7; clone r1c1 r1c2 r4c5 r4c6");
        row(".And.AntiKing.Or.X~R1C1~R1C2.V~R1C1~R1C2.End.End", "anti-king; one-of-these r1c1 r1c2");
        row(".Or.Cage~9~R1C1~R1C2.And.Renban~R2C1~R2C2~R2C3.Cage~3~R1C1~R2C1.End.End",
            "one-of-these-2 r1c1 r1c2 r2c1 r2c2 r2c3");
        row(".Or.Cage~3~R1C1~R1C2.Lunchbox~3~R1C1~R1C2.End.Or.Cage~4~R3C1~R3C2.Lunchbox~4~R3C1~R3C2.End",
            "one-of-these-3 3 r1c1 r1c2; one-of-these-3 4 r3c1 r3c2");
        row(".Or.Arrow~R1C1~R1C2~R1C3.Arrow~R1C3~R1C1~R1C2.End", "one-of-these-4 r1c1 r1c2 r1c3");
        row(".Or.AntiKing.Cage~9~R1C1~R1C2.End", "", "Or");
        row(".Or.Moon~R1C1.Cage~9~R1C1~R1C2.End", "", "Or");
        row("..AntiKing", "anti-king");
        row(".Skyscraper~R1~8~.HiddenSkyscraper~C2~7~3",
            "skyscraper-clue 8 r1c1 r1c2; hidden-skyscraper 7 r1c2 r2c2; hidden-skyscraper 3 r9c2 r8c2");
        row(".FullRank~C1~6~20.FullRank~R2~22~",
            "full-rank 6 r1c1 r2c1; full-rank 20 r9c1 r8c1; full-rank 22 r2c1 r2c2");
        row(".FullRankTies~only-unclued.FullRank~C1~37~", "", "C1");
        row(".FullRank~C1~6~.FullRankTies~none", "full-rank 6 r1c1 r2c1; different-lines");
        row(".FullRankTies~any.FullRank~C1~6~.FullRank~C2~~9",
            "shared-rank 6 r1c1 r2c1; shared-rank 9 r9c2 r8c2");
        row(".Zipper~R1C1~R1C2~R1C3.DoubleArrow~R2C1~R2C2~R2C3",
            "zipper-line r1c1 r1c2 r1c3; double-arrow r2c1 r2c2 r2c3");
        row(".SumLine~10~R1C1~R1C2.SumLine~12~R2C1~R2C2", "sum-line r1c1 r1c2; sum-line 12 r2c1 r2c2");
        row(".Lunchbox~0~R1C1~R1C2~R2C2.Lunchbox~35~R2C3~R3C3~R3C2",
            "lunchbox 0 r1c1 r1c2 r2c2; lunchbox 35 r2c3 r3c3 r3c2");
        row(".SumLine~10~R1C1~R1C2~R2C2~R2C1~LOOP.SumLine~13~R3C1~R3C2~R4C2~R4C1~LOOP",
            "sum-line r1c1 r1c2 r2c2 r2c1 r1c1", "13 at r3c1");
        row(".RellikCage~5~R6C8~R7C8~R7C7", "rellik-cage 5 r6c8 r7c8 r7c7");
        row(".DutchFlatmates", "dutch-flatmates");
        row(".SameValues~2~R1C1~R1C2~R3C3~R4C4.SameValues~3~R1C1~R1C2~R3C3~R4C4~R5C5~R6C6",
            "same-values r1c1 r1c2 r3c3 r4c4; same-values 3 r1c1 r1c2 r3c3 r4c4 r5c5 r6c6");
        row(".CountDistinct~R1C1~R1C2~R3C3~R4C4", "count-distinct r1c1 r1c2 r3c3 r4c4");
        row(".Replicate~D.Cage~9~R1C1~R2C1.~R1C1_2_9.End", // on R1C1 and R1C2
            "killer 9 r1c1 r2c1; given-candidates 2 9 r1c1; killer 9 r1c2 r2c2; given-candidates 2 9 r1c2");
        row(".Replicate~F~R2C1.Arrow~R2C1~R1C1~R1C2.End", "arrow r2c1 r1c1 r1c2; arrow r2c3 r1c3 r1c4");
        row(".Replicate~C.Cage~9~R1C9~R2C9.End", "", "Replicate");
        row(".Replicate~C.Moon~R1C1.End", "", "Replicate");
        row(".Lockout~4~R1C1~R1C2~R1C3.Lockout~5~R2C1~R2C2~R2C3",
            "lockout-line r1c1 r1c2 r1c3; lockout-line 5 r2c1 r2c2 r2c3");
        row(".EqualityCage~R1C1~R1C2.CountingCircles~R2C1~R3C5",
            "equality-cage r1c1 r1c2; counting-circles r2c1 r3c5");
        row(".LookAndSay~1617~R1C1~R1C2.LookAndSay~05~R2C1~R2C2.LookAndSay~1~R3C1~R3C2",
            "look-and-say 16 17 r1c1 r1c2; look-and-say 5 r2c1 r2c2", "1 at r3c1");
        row(".AntiTaxicab.GlobalEntropy.GlobalMod", "anti-taxicab; global-entropy; global-modulo");
        row(".ChaosConstruction.SameValues~2~CC1~CC2", "chaos-construction; same-region r1c1 r1c2");
        row(".ChaosConstruction.ChaosCount~R1C2.ChaosCount~R1C2~~CC2~CC1",
            "chaos-construction; region-surroundings r1c2; region-count r1c2 r1c1");
        row(".ChaosConstruction.ChaosArrow~R3C3.ChaosArrow~R1C2~0~CC2~CC3~CC4",
            "chaos-construction; region-view r3c3; region-arrow r1c2 r1c3 r1c4");
        row(".ChaosConstruction.ChaosCount~R1C1~0~CC1~CC2~CC10~CC11",
            "chaos-construction; region-surroundings r1c1");
        row(".ChaosConstruction.ChaosCount~R1C1~~CC1~CC2~CC10~CC11",
            "chaos-construction; region-count r1c1 r1c2 r2c1 r2c2");
        row(".RegionSumLine~R1C2~R1C3~R1C4~R1C5", "region-sum r1c2 r1c3 r1c4 r1c5");
        row(".RegionSumLine~R1C1~R1C2~R1C4", "", " at r1c1");
    }

    void readsItems()
    {
        QFETCH(QByteArray, string);
        QFETCH(QByteArray, expected);
        QFETCH(QByteArray, remarked);
        const TextResult read = readPuzzle(string.toStdString());
        QVERIFY2(read.has_value(), text(read).c_str());
        QCOMPARE(read->formatId, std::string_view("iss"));
        QCOMPARE(QByteArray::fromStdString(constraints(read->board)), expected);
        QCOMPARE(QByteArray::fromStdString(remarks(*read)), remarked);
        const std::string again = issFormat.write(read->board, *read->symbols);
        const TextResult same = readPuzzle(again);
        QVERIFY2(same && same->board == read->board, again.c_str());
        QVERIFY2(!again.starts_with('#'), again.c_str()); // no directive is needed
    }

    void readsShapes()
    {
        const TextResult six = readPuzzle(".Shape~6x6.~R6C6_6");
        QVERIFY(six && six->board.puzzle.geometry.boxes() == (BoxShape{2, 3}));
        const TextResult sixteen = readPuzzle(".Shape~16x16.~RgCa_16");
        QVERIFY(sixteen && sixteen->board.puzzle.givens[15 * 16 + 9] == 16);
        const TextResult zero = readPuzzle(".Shape~9x9~0-8.~R1C1_0.Cage~3~R1C1~R1C2.Renban~R1C1~R1C2");
        QCOMPARE(zero->board.puzzle.givens[0], 1);
        QCOMPARE(zero->symbols->id, std::string_view("0-9A"));
        QVERIFY(zero->board.puzzle.geometry.values() == DigitValues(9, 0));
        QCOMPARE(constraints(zero->board), std::string("killer 3 r1c1 r1c2; renban r1c1 r1c2"));
        QCOMPARE(remarks(*zero), std::string());
        const TextResult ten = readPuzzle(".Shape~9x9~10.NoBoxes");
        QCOMPARE(ten->board.puzzle.geometry.digitCount(), 10);
        QVERIFY(ten->board.puzzle.geometry.boxes() == (BoxShape{1, 9}));
        const TextResult raw = readPuzzle(".Shape~9x9~5~Raw");
        QVERIFY(raw && remarks(*raw).empty() && raw->board.puzzle.geometry.houses().empty());
        QCOMPARE(raw->board.puzzle.geometry.digitCount(), 5);
        QCOMPARE(issFormat.write(raw->board, symbolSets().front()), std::string(".Shape~9x9~5~Raw\n"));
        const TextResult wide = readPuzzle(".Shape~4x6");
        QCOMPARE(wide->board.puzzle.geometry.cellCount(), 24);
        QCOMPARE(wide->board.puzzle.geometry.digitCount(), 6);
        QCOMPARE(wide->board.puzzle.geometry.regionCount(), 4);
        QCOMPARE(readPuzzle(".Shape~5x10")->board.puzzle.geometry.regionCount(), 5);
        for (const char *wrong :
             {".Shape~3x3", ".Shape~3x2", ".Shape~26x5", ".Shape~26x26", ".Shape~9x9~5", ".Shape~x"})
            QVERIFY2(!readPuzzle(wrong), wrong);
    }

    /// Rules count from 0 on such boards, and so do their numbers.
    void writesDigitsFromZero()
    {
        const std::string string =
            ".Shape~9x9~0-8.~R1C1_0~R1C2_8.Cage~1~R2C1~R2C2.~R3C1_0_4~R3C2_0_2_4_6_8.LookAndSay~20~R4C1~R4C5"
            ".Quad~R5C5~0~8.HiddenSkyscraper~C3~0~.Regex~MFteMF18OA~R9C1~R9C2.Pair~f___~_Any~R8C1~R8C2";
        const TextResult read = readPuzzle(string);
        QVERIFY(read.has_value());
        QCOMPARE(remarks(*read), std::string());
        QVERIFY(constraints(read->board).find("even r3c2") != std::string::npos);
        QVERIFY(constraints(read->board).find("given-candidates 0 4 r3c1") != std::string::npos);
        const std::string again = issFormat.write(read->board, *read->symbols);
        const TextResult same = readPuzzle(again);
        QVERIFY2(same && same->board == read->board, again.c_str());
        QVERIFY2(!again.starts_with('#') && again.starts_with(".Shape~9x9~0-8"), again.c_str());
        // There, these are only of boards that begin with 1.
        for (const char *other : {"GlobalEntropy", "AntiTaxicab", "Entropic~R1C1~R1C2~R1C3"}) {
            const TextResult kept = readPuzzle(std::string(".Shape~9x9~0-8.") + other);
            QVERIFY2(kept && kept->board.puzzle.constraints.empty() && kept->remarks.size() == 1, other);
        }
    }

    void readsBoxesOfAnotherSize()
    {
        const TextResult four = readPuzzle(".Shape~6x6~9.RegionSize~9");
        QVERIFY(four && constraints(four->board).empty());
        QCOMPARE(four->board.puzzle.geometry.regionCount(), 4);
        QVERIFY(four->board.puzzle.geometry.shareRegion(0, 14));
        QVERIFY(!four->board.puzzle.geometry.shareRegion(0, 3));
        QCOMPARE(remarks(*four), std::string());
        const TextResult places = readPuzzle(".Shape~6x6~9.RegionSize~9.DisjointSets");
        QCOMPARE(places->board.puzzle.constraints.size(), std::size_t(9));
        QVERIFY(constraints(places->board).ends_with("extra-region r3c3 r3c6 r6c3 r6c6"));
        for (const char *without : {".Shape~7x7~9.RegionSize~9", ".Shape~6x6~9.RegionSize~9.NoBoxes"}) {
            const TextResult read = readPuzzle(without);
            QVERIFY2(read && read->board.puzzle.constraints.empty() && remarks(*read).empty(), without);
        }
        const TextResult chaos = readPuzzle(".Shape~6x6.RegionSize~4.NoBoxes.ChaosConstruction");
        QCOMPARE(constraints(chaos->board), std::string("chaos-construction 4"));
        QCOMPARE(remarks(*chaos), std::string());
    }

    void readsJigsawsWithCellsInNoRegion()
    {
        const TextResult five = readPuzzle(".Shape~4x4~5.RegionSize~5.Jigsaw~0000011111222223");
        QVERIFY(five && five->board.puzzle.constraints.empty());
        QCOMPARE(remarks(*five), std::string());
        QCOMPARE(five->board.puzzle.geometry.regionCount(), 3);
        QCOMPARE(five->board.puzzle.geometry.regionOf(4), 0);
        QCOMPARE(five->board.puzzle.geometry.regionOf(15), noRegion);
        const TextResult beside = readPuzzle(".Shape~4x4~5.RegionSize~4.Jigsaw~0123012301230123");
        QVERIFY(beside && beside->board.puzzle.geometry.shareRegion(0, 5));
        QCOMPARE(beside->board.puzzle.constraints.size(), std::size_t(4));
    }

    void readsJigsaws()
    {
        const std::string layout = "0011001122332233";
        const TextResult alone = readPuzzle(".Shape~4x4.NoBoxes.Jigsaw~" + layout);
        QVERIFY(alone && alone->board.puzzle.geometry.boxes() == (BoxShape{2, 2}));
        const TextResult beside = readPuzzle(".Shape~4x4.Jigsaw~0123012301230123");
        QVERIFY(beside && beside->board.puzzle.geometry.boxes() == (BoxShape{2, 2}));
        QCOMPARE(beside->board.puzzle.constraints.size(), std::size_t(4));
    }

    /// The part of a board that the string has no form for is in directives, and the order is kept.
    void otherPartsAreInDirectives()
    {
        Board board{Puzzle(Geometry::withBoxes({3, 3}))};
        for (const char *text : {"greater-than r1c1 r1c2", "asterisk", "killer 3 r1c1 r1c2", "odd r1c1"})
            board.puzzle.constraints.push_back(*readConstraint(board.puzzle.geometry, text));
        board.entries.set(3, 4);
        const std::string written = issFormat.write(board, symbolSets().front());
        QVERIFY2(written.find("order 1 3 4 2\n") != written.npos, written.c_str());
        const TextResult read = readPuzzle(written);
        QVERIFY2(read && read->board == board, written.c_str());
        const std::vector<Loss> losses = issLosses(board);
        QCOMPARE(losses.size(), std::size_t(2));
        QCOMPARE(losses[0].variant, findVariant("asterisk"));
        QVERIFY(losses[1].what == Loss::What::Entries);
    }

    /// Candidates that a string would give as a digit or as a mark on the cell need a directive.
    void candidatesThatMeanSomethingElse()
    {
        for (const char *text : {"given-candidates 2 4 r1c1", "given-candidates 1 3 r1c1", "even r1c1 r2c2",
                                 "given-candidates 1 2 r1c1"}) {
            Board board{Puzzle(Geometry::withBoxes({2, 2}))};
            board.puzzle.constraints.push_back(*readConstraint(board.puzzle.geometry, text));
            const TextResult read = readPuzzle(issFormat.write(board, symbolSets().front()));
            QVERIFY2(read && read->board == board, text);
        }
    }

    void rulesOfOnesOwnAreKinds_data()
    {
        QTest::addColumn<QString>("item");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<int>("count");
        QTest::newRow("rising") << ".Pair~-n_4H-gH4AGg~_Up~R1C1~R1C2~~R4C1~R9C2"
                                << "a < b" << 2;
        QTest::newRow("slow") << ".Pair~_3_8H_wH8AHwAE~_~R1C1~R1C2~R1C3"
                              << "a <= b" << 1;
        QTest::newRow("ratio") << ".Pair~EAEBEAAQAAAAE~_1%3A3~R2C6~R3C6"
                               << "a = 3 * b or b = 3 * a" << 1;
        QTest::newRow("Nabner") << ".PairX~8H_xf8H_xf8H_B~_Nabner~R4C1~R5C1~R8C8"
                                << "|a - b| != 1" << 1;
        QTest::newRow("old form") << ".BinaryX~8H-xf8H-xf8H-B~~R1C3~R1C2"
                                  << "|a - b| != 1" << 1;
        QTest::newRow("pattern") << ".Regex~MTJ8MjE~R1C1~R1C2"
                                 << "12|21" << 1;
        QTest::newRow("machine") << ".NFA~RFXZKg~_3~R1C1~R1C2~~R2C1~R2C2"
                                 << "RFXZKg" << 2;
    }

    void rulesOfOnesOwnAreKinds()
    {
        QFETCH(QString, item);
        QFETCH(QString, rule);
        QFETCH(int, count);
        const TextResult read = readPuzzle(item.toStdString());
        QVERIFY(read);
        QCOMPARE(static_cast<int>(read->board.puzzle.constraints.size()), count);
        for (const Constraint &constraint : read->board.puzzle.constraints) {
            QVERIFY(definitionOf(*constraint.variant));
            QString known = QString::fromStdString(definitionOf(*constraint.variant)->rule);
            if (rule == QLatin1String("|a - b| != 1") && known == QLatin1String("|a - b| >= 2"))
                known = rule; // but for equal digits, which are allowed
            QCOMPARE(known, rule);
        }
        const TextResult again = readPuzzle(issFormat.write(read->board, symbolSets().front()));
        QVERIFY(again);
        QCOMPARE(again->board.puzzle.constraints.size(), read->board.puzzle.constraints.size());
        for (int i = 0; i < count; ++i) {
            const auto rulesOf = [](const TextResult &result, int index) {
                const Constraint &each = result->board.puzzle.constraints[index];
                return each.variant->rules(result->board.puzzle, each);
            };
            QCOMPARE(rulesOf(again, i), rulesOf(read, i));
        }
    }

    /// Names and machines of others may hold any bytes; files are UTF-8.
    void brokenNamesDoNoHarm()
    {
        const std::string rising = ".Pair~-n_4H-gH4AGg~_";
        const Format &own = *findFormat("workbench");
        for (std::string item : {rising + "%FF%C3", std::string(".NFA~RFXZKg\xff~_3"),
                                 rising + std::string(2 * maxOwnText, 'x')}) {
            item += "~R1C1~R1C2";
            const TextResult read = readPuzzle(item);
            QVERIFY2(read.has_value(), item.c_str());
            const TextResult again = readPuzzle(own.write(read->board, symbolSets().front()));
            QVERIFY2(again && again->board.puzzle == read->board.puzzle, item.c_str());
        }
    }

    void otherOwnKindsAreWrittenAsMachines()
    {
        OwnKindDefinition definition;
        definition.id = "even-sum";
        definition.name = "Even sum, 100 %";
        definition.form = OwnForm::Whole;
        definition.rule = "sum % 2 = 0";
        Board board{Puzzle(Geometry::withBoxes({3, 3}))};
        board.puzzle.constraints.push_back({ownKind(definition), {0, 1, 2}});
        const std::string written = issFormat.write(board, symbolSets().front());
        QVERIFY2(written.starts_with(".NFA~"), written.c_str());
        QVERIFY2(written.find("~_Even%20sum%2C%20100%20%25~R1C1") != written.npos, written.c_str());
        QVERIFY(readPuzzle(written));
    }

    void readsLinks()
    {
        const std::string begin = "https://sigh.github.io/Interactive-Sudoku-Solver/?q=";
        const TextResult read = readPuzzle(begin + ".Cage%7E3%7ER1C1~R1C2%0A.~R2C2_5&mode=count-solutions");
        QVERIFY2(read.has_value(), text(read).c_str());
        QCOMPARE(constraints(read->board), std::string("killer 3 r1c1 r1c2"));
        QCOMPARE(read->board.puzzle.givens[10], 5);
        QVERIFY(!readPuzzle(begin + "abc"));
    }

    void plainDigitsAreNone()
    {
        for (const char *text : {".X.V............", ".ABC............", ".~", ".1234..........."})
            QCOMPARE(issFormat.detects(text), std::string_view(text) == ".~");
    }

    void unknownItemsComeBack_data()
    {
        QTest::addColumn<QByteArray>("string");
        QTest::addColumn<QByteArray>("written");
        QTest::newRow("no name at first") << QByteArray(".~.a") << QByteArray(".~.a\n");
        QTest::newRow("no letter") << QByteArray(".~.\xc3\xa9") << QByteArray(".~.?\n");
        QTest::newRow("no text") << QByteArray(".~.\xff\x01") << QByteArray(".~.??\n");
        QTest::newRow("behind a known one")
            << QByteArray(".X~R1C1~R1C2.New~3") << QByteArray(".X~R1C1~R1C2.New~3\n");
    }

    void unknownItemsComeBack()
    {
        QFETCH(QByteArray, string);
        const TextResult read = readPuzzle(string.toStdString());
        QVERIFY(read.has_value());
        const std::string text = issFormat.write(read->board, *read->symbols);
        QTEST(QByteArray::fromStdString(text), "written");
        const TextResult again = readPuzzle(text);
        QVERIFY(again.has_value());
        QCOMPARE(again->board, read->board);
    }

    void itemsMayBeNestedWithoutEnd()
    {
        QCOMPARE(issItems(".Or.And.X~R1C1~R1C2")->size(), std::size_t(1));
        QVERIFY(!issItems("Cage~3"));
        std::string deep;
        for (int i = 0; i < 10'000; ++i)
            deep += ".Or";
        QVERIFY(issItems(deep).has_value());
    }

    /// The published solutions hold, and are the only ones where all items are read.
    void publishedStrings_data()
    {
        QTest::addColumn<QByteArray>("string");
        QTest::addColumn<QByteArray>("solution");
        std::ifstream file = openTestData("formats/iss_strings.tsv");
        int count = 0;
        for (std::string line; std::getline(file, line);) {
            const std::vector<std::string> columns = split(line, '\t');
            const bool isString = columns.size() > 2 && columns[1].find('~') != std::string::npos;
            if (!line.starts_with('#') && isString)
                QTest::addRow("%d %s", ++count, columns[0].c_str())
                    << QByteArray::fromStdString(columns[1]) << QByteArray::fromStdString(columns[2]);
        }
    }

    void publishedStrings()
    {
        QFETCH(QByteArray, string);
        QFETCH(QByteArray, solution);
        const TextResult read = readPuzzle(string.toStdString());
        QVERIFY(read.has_value());
        const Format &format = issFormat.fits(read->board) ? issFormat : jsonFormat; // rectangles
        const std::string again = format.write(read->board, *read->symbols);
        const TextResult same = readPuzzle(again);
        QVERIFY2(same && same->board == read->board, again.c_str());
        const int cellCount = read->board.puzzle.geometry.cellCount();
        if (solution.size() != cellCount || cellCount > 81)
            return;
        Puzzle solved = read->board.puzzle;
        const char first = read->symbols->id == "0-9A" ? '0' : '1';
        for (Cell cell = 0; cell < cellCount; ++cell)
            solved.givens.set(cell,
                              solution[cell] >= 'A' ? solution[cell] - 'A' + 1 : solution[cell] - first + 1);
        QVERIFY2(check(solved, {}).verdict == Uniqueness::Unique, constraints(read->board).c_str());
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestIssFormat)

} // namespace sudoku::tst_issformat

#include "tst_issformat.moc"
