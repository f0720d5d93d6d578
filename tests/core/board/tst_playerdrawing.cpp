// Covers core/formats/text: drawntext

#include <QTest>

#include "tests/testprogram.h"

#include "core/board/board.h"
#include "core/formats/text/drawntext.h"
#include "core/rules/peers.h"

#include <nlohmann/json.hpp>

namespace sudoku::tst_playerdrawing {

constexpr Candidate one{0, 1};
constexpr Candidate two{1, 1};
constexpr Candidate three{5, 2};

PlayerDrawing drawing()
{
    PlayerDrawing drawn;
    drawn.setColour(three, 4);
    drawn.setColour(one, 2);
    drawn.toggleLine({one, two});
    drawn.toggleLine({two, three, true});
    return drawn;
}

Peers peersOf(const Board &board)
{
    return {board.puzzle.geometry.cellCount(), activeRules(board.puzzle)};
}

class TestPlayerDrawing : public QObject
{
    Q_OBJECT

private slots:
    void aCandidateHasOneColour()
    {
        PlayerDrawing drawn = drawing();
        QVERIFY(drawn.colours == (std::vector<ColouredCandidate>{{one, 2}, {three, 4}})); // ascending
        drawn.setColour(one, 7);
        QCOMPARE(drawn.colourOf(one), 7);
        QCOMPARE(drawn.colourOf(two), 0);
        drawn.setColour(one, 0);
        drawn.setColour(two, 0); // which has none
        QVERIFY(drawn.colours == (std::vector<ColouredCandidate>{{three, 4}}));
    }

    void theSameLineAgainRemovesIt()
    {
        PlayerDrawing drawn = drawing();
        drawn.toggleLine({two, one}); // in the other direction
        QVERIFY(drawn.lines == (std::vector<CandidateLine>{{two, three, true}}));
    }

    void theOtherKindReplacesALine()
    {
        PlayerDrawing drawn = drawing();
        drawn.toggleLine({two, one, true});
        QVERIFY(drawn.lines == (std::vector<CandidateLine>{{two, three, true}, {two, one, true}}));
    }

    void erasingACellTakesItsLines()
    {
        PlayerDrawing drawn = drawing();
        drawn.eraseIn({1});
        QVERIFY(drawn.lines.empty());
        QCOMPARE(drawn.size(), 2);
        drawn.eraseIn({0, 5});
        QVERIFY(drawn.isEmpty());
    }

    /// As pencil marks do: the drawing waits until they are back.
    void whatIsDrawnOnMarksIsShownWithThem()
    {
        Board board(Puzzle(Geometry::withBoxes({2, 2})));
        board.drawn = drawing();
        for (const Cell cell : {0, 1, 5})
            board.centreMarks[cell] = {1, 2};
        const Peers peers = peersOf(board);
        QVERIFY(shownDrawing(board, peers) == board.drawn);
        board.centreMarks[1].remove(1);
        const PlayerDrawing shown = shownDrawing(board, peers);
        QVERIFY(shown.lines.empty()); // both end there
        QVERIFY(shown.colours == board.drawn.colours);
        board.centreMarks[1] = {};
        board.cornerMarks[1] = {1};
        QVERIFY(shownDrawing(board, peers) == board.drawn);
    }

    void whatIsDrawnWithoutMarksGoesWithADigitThatItSees()
    {
        Board board(Puzzle(Geometry::withBoxes({2, 2})));
        board.drawn = drawing();
        const Peers peers = peersOf(board);
        QVERIFY(shownDrawing(board, peers) == board.drawn);
        board.enter(13, 2); // in the column of r2c2
        QVERIFY(shownDrawing(board, peers).colours == (std::vector<ColouredCandidate>{{one, 2}}));
        board.enter(13, noDigit);
        board.enter(0, 1);
        QVERIFY(shownDrawing(board, peers).lines == (std::vector<CandidateLine>{}));
        QVERIFY(shownDrawing(board, peers).colours == (std::vector<ColouredCandidate>{{three, 4}}));
    }

    void isReadAsItIsWritten()
    {
        const Geometry geometry = Geometry::withBoxes({2, 2});
        const nlohmann::json written = drawnJson(geometry, drawing());
        QCOMPARE(QString::fromStdString(written.dump()),
                 QStringLiteral(R"({"colours":{"r1c1=1":2,"r2c2=2":4},"lines":[{"from":"r1c1=1",)"
                                R"("to":"r1c2=1"},{"from":"r1c2=1","to":"r2c2=2","weak":true}]})"));
        QVERIFY(readDrawn(geometry, written) == drawing());
        QVERIFY(readDrawn(geometry, nlohmann::json::object()) == PlayerDrawing());
    }

    void tooMuchIsRefused()
    {
        const Geometry geometry = Geometry::withBoxes({5, 5});
        PlayerDrawing drawn;
        for (int i = 0; i < maxDrawn; ++i)
            drawn.setColour({i / 25, i % 25 + 1}, 1);
        QVERIFY(readDrawn(geometry, drawnJson(geometry, drawn)) == drawn);
        drawn.setColour({maxDrawn / 25, 1}, 1);
        QVERIFY(!readDrawn(geometry, drawnJson(geometry, drawn)));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestPlayerDrawing)

} // namespace sudoku::tst_playerdrawing

#include "tst_playerdrawing.moc"
