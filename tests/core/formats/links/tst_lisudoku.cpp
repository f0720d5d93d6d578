#include "core/formats/links/lisudoku.h"

#include <QtTest/QTest>

#include "core/formats/links/lzstring.h"
#include "core/formats/readpuzzle.h"
#include "core/formats/text/constrainttext.h"
#include "tests/formatdata.h"
#include "tests/testprogram.h"

#include <algorithm>

namespace sudoku::tst_lisudoku {

std::string linkOf(const std::string &json)
{
    return "https://lisudoku.xyz/solver?import="
           + compressLz(std::u16string(json.begin(), json.end()), LzAlphabet::Base64);
}

/// Returns the places of r1c1 r1c2 for "1112".
std::string places(const std::string &digits)
{
    std::string list;
    for (std::size_t i = 0; i < digits.size(); i += 2)
        list += std::string(i > 0 ? "," : "") + "{\"row\":" + static_cast<char>(digits[i] - 1)
                + ",\"col\":" + static_cast<char>(digits[i + 1] - 1) + "}";
    return list;
}

std::vector<std::string> rulesOf(const Board &board)
{
    std::vector<std::string> rules;
    for (const Constraint &constraint : board.puzzle.constraints)
        rules.push_back(constraintText(board.puzzle.geometry, constraint));
    std::ranges::sort(rules);
    return rules;
}

class TestLisudoku : public QObject
{
    Q_OBJECT

private slots:
    void readsEveryRule()
    {
        const TextResult read = readPuzzle(linkOf(
            "{\"gridSize\":4,\"fixedNumbers\":[{\"position\":" + places("12")
            + ",\"value\":3}],\"thermos\":[[" + places("1112") + "]],\"renbans\":[[" + places("2122")
            + "]],\"palindromes\":[[" + places("3132") + "]],\"oddCells\":[" + places("44")
            + "],\"evenCells\":[" + places("43") + "],\"killerCages\":[{\"sum\":5,\"region\":["
            + places("1121") + "]},{\"sum\":null,\"region\":[" + places("1424")
            + "]}],\"arrows\":[{\"circleCells\":[" + places("11") + "],\"arrowCells\":[" + places("1213")
            + "]}],\"kropkiDots\":[{\"dotType\":\"Consecutive\",\"cell1\":" + places("11")
            + ",\"cell2\":" + places("12") + "},{\"dotType\":\"Double\",\"cell1\":" + places("13")
            + ",\"cell2\":" + places("14")
            + "}],\"primaryDiagonal\":true,\"secondaryDiagonal\":true,\"antiKnight\":true,\"antiKing\":true,"
              "\"kropkiNegative\":true}"));
        QVERIFY2(read, text(read).c_str());
        QCOMPARE(text(read), std::string(".3" + std::string(14, '.')));
        QVERIFY(read->remarks.empty());
        const std::vector<std::string> expected{"all-black-dots",
                                                "all-white-dots",
                                                "anti-diagonal",
                                                "anti-king",
                                                "anti-knight",
                                                "arrow r1c1 r1c2 r1c3",
                                                "black-dot r1c3 r1c4",
                                                "diagonal",
                                                "even r4c3",
                                                "killer 5 r1c1 r2c1",
                                                "killer r1c4 r2c4",
                                                "odd r4c4",
                                                "palindrome r3c1 r3c2",
                                                "renban r2c1 r2c2",
                                                "thermometer r1c1 r1c2",
                                                "white-dot r1c1 r1c2"};
        for (const std::string &rule : rulesOf(read->board))
            QVERIFY2(std::ranges::find(expected, rule) != expected.end(), rule.c_str());
        QCOMPARE(rulesOf(read->board).size(), expected.size());
    }

    void readsNamesWithUnderscores()
    {
        const TextResult read = readPuzzle(linkOf("{\"grid_size\":6,\"extra_regions\":[["
                                                  + places("112233445566") + "]],\"anti_king\":true}"));
        QVERIFY2(read, text(read).c_str());
        QVERIFY(read->board.puzzle.geometry.boxes() == (BoxShape{2, 3}));
        QVERIFY(rulesOf(read->board)
                == (std::vector<std::string>{"anti-king", "extra-region r1c1 r2c2 r3c3 r4c4 r5c5 r6c6"}));
    }

    void namesWhatIsLeftOut()
    {
        const TextResult read =
            readPuzzle(linkOf("{\"gridSize\":4,\"topBottom\":true,\"thermos\":[[" + places("1115")
                              + "]],\"fixedNumbers\":[{\"position\":" + places("11") + ",\"value\":7}]}"));
        QVERIFY2(read, text(read).c_str());
        QCOMPARE(static_cast<int>(read->remarks.size()), 3);
        QVERIFY(std::ranges::all_of(read->remarks,
                                    [](const Remark &remark) { return isNotCovered(remark.code); }));
        QVERIFY(read->board.puzzle.constraints.empty());
    }

    void readsRegionsAndDigits()
    {
        const TextResult read = readPuzzle(linkOf("{\"gridSize\":4,\"regions\":[[" + places("11121321")
                                                  + "],[" + places("14232434") + "],[" + places("22313241")
                                                  + "],[" + places("33424344") + "]]}"));
        QVERIFY2(read, text(read).c_str());
        QVERIFY(read->board.puzzle.geometry
                == *Geometry::withRegions(4, {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3}));
        const std::string digits = "1" + std::string(80, '0');
        QCOMPARE(text(readPuzzle("https://lisudoku.xyz/e?import=" + digits)), "1" + std::string(80, '.'));
    }

    void aLinkWithoutAPuzzleSaysSo()
    {
        QCOMPARE(readPuzzle("https://lisudoku.xyz/p/uWwS").error().code, TextErrorCode::ShortLink);
        QVERIFY(!readPuzzle(linkOf("{\"x\":3}")));
        QVERIFY(!readPuzzle(linkOf("{\"gridSize\":300}")));
        QVERIFY(!readPuzzle("https://lisudoku.xyz/solver?import=1234"));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestLisudoku)

} // namespace sudoku::tst_lisudoku

#include "tst_lisudoku.moc"
