// How quick the window is: bench_window [--quick] [keys|lists|longlist|dialogs|solving]. Prints figures and
// asserts none; offscreen where there is no screen.
#include <QApplication>
#include <QClipboard>
#include <QImage>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>

#include "tests/bench/window/frames.h"
#include "tests/heavyboard.h"
#include "tests/testdata.h"
#include "ui/ask/solving/computation.h"
#include "ui/base/settings.h"
#include "ui/base/workbenchstyle.h"
#include "ui/window/mainwindow.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>
#include <random>

using namespace sudoku;

namespace {

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

/// How long the event loop was away, again and again.
class GapMeter
{
public:
    GapMeter()
    {
        m_timer.setTimerType(Qt::PreciseTimer);
        m_timer.setInterval(5);
        QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
            m_gaps.push_back(millisecondsSince(m_last));
            m_last = Clock::now();
        });
        m_timer.start();
    }

    std::vector<double> gaps() const { return m_gaps; }

private:
    QTimer m_timer;
    Clock::time_point m_last = Clock::now();
    std::vector<double> m_gaps;
};

Board markedBoard(std::vector<DigitSet> Board::*marks)
{
    Board board(emptyBoard(25));
    (board.*marks).assign(625, DigitSet::all(25));
    return board;
}

void benchPainting(const char *what, const Board &board, int times)
{
    constexpr int side = 900;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    const BoardLayout layout(board.puzzle.geometry, QRectF(0, 0, side, side),
                             {.hasCoordinates = true, .pixelRatio = 1});
    const BoardStyle style = BoardStyle::forScreen(QApplication::palette());
    const BoardHighlights highlights{std::vector<CellHighlight>(625), 0};
    GlyphCache cache;
    std::vector<double> took;
    for (int i = 0; i < times; ++i) {
        const auto start = Clock::now();
        QPainter painter(&image);
        BoardPainter(layout, style, symbolSets().front(), cache)
            .paint(painter, board, highlights, QRectF(0, 0, side, side));
        painter.end();
        took.push_back(millisecondsSince(start));
    }
    report(std::string(what) + ", the first time", {took.front()}, {});
    took.erase(took.begin());
    report(what, std::move(took), {10, 0});
}

/// Stops at random moments, many of them while the formula is being written.
void benchStopping(const char *what, const Puzzle &puzzle, int times)
{
    std::mt19937 random(1);
    std::vector<double> took;
    for (int i = 0; i < times; ++i) {
        Document document{Board(puzzle)};
        Computation computation(document);
        const auto work = [&puzzle](const std::stop_token &stop, const Progress &progress) {
            return solve(puzzle, {}, stop, progress);
        };
        computation.start("Solving", work, [](const SolveResult &) {});
        QTest::qWait(static_cast<int>(random() % (i % 2 == 0 ? 20 : 400)));
        if (!computation.isRunning())
            continue;
        const auto start = Clock::now();
        computation.stop();
        while (computation.isRunning())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
        took.push_back(millisecondsSince(start));
    }
    if (took.empty())
        std::printf("%-58s was always finished before\n", what);
    else
        report(what, std::move(took), {0, 100});
}

/// Types digits and marks into a 25x25 while it is solved; each key ends the run, so each is followed by
/// another.
void benchWindow(const char *what, const Board &board, int times)
{
    QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    MainWindow window(settings);
    window.document().reset(board);
    window.resize(1200, 900);
    window.show();
    QTest::qWait(300);
    const GapMeter meter;
    for (int i = 0; i < times; ++i) {
        window.action(Command::Solve)->trigger();
        QTest::qWait(i % 4 * 20);
        const auto modifiers = i % 3 == 0 ? Qt::ShiftModifier : Qt::NoModifier;
        QTest::keyClick(&window.boardView(), i % 5 == 4 ? Qt::Key_Down : Qt::Key_1, modifiers);
        window.boardView().update();
        QTest::qWait(10);
    }
    report(what, meter.gaps(), {0, 50});
    window.document().reset(Board(emptyBoard(9))); // nothing to be asked about
}

/// A board with 2,000 rules: cages, dots, signs and thermometers.
Board ruledBoard()
{
    Board board(emptyBoard(25));
    const auto add = [&](const char *kind, const std::vector<Cell> &cells, std::vector<int> numbers = {}) {
        if (board.puzzle.constraints.size() < 2000)
            board.puzzle.constraints.push_back({findVariant(kind), cells, std::move(numbers)});
    };
    for (Cell cell = 0; cell < 600; ++cell)
        add("killer", {cell, cell + 25}, {cell % 40 + 3});
    for (Cell cell = 0; cell < 625; ++cell)
        if (cell % 25 < 24)
            for (const char *kind : {"white-dot", "greater-than"})
                add(kind, {cell, cell + 1});
    for (Cell cell = 0; cell + 50 < 625; ++cell)
        add("thermometer", {cell, cell + 25, cell + 50});
    return board;
}

/// What the list of rules does beside a board with many.
void benchRules(int times)
{
    QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    MainWindow window(settings);
    window.resize(1200, 900);
    window.show();
    auto *list = window.findChild<QTreeView *>("rules");
    auto *search = window.findChild<QLineEdit *>("search");
    const Board board = ruledBoard();
    std::map<const char *, std::vector<double>> took;
    const auto measure = [&took](const char *what, const auto &act) {
        const auto start = Clock::now();
        act();
        QCoreApplication::processEvents(); // which paints
        took[what].push_back(millisecondsSince(start));
    };
    for (int i = 0; i < times; ++i) {
        measure("2,000 rules: open", [&] { window.document().reset(board); });
        measure("2,000 rules: open all groups", [&] { list->expandAll(); });
        measure("2,000 rules: search", [&] { search->setText("r3"); });
        measure("2,000 rules: end the search", [&] { search->clear(); });
        measure("2,000 rules: select all", [&] { list->selectAll(); });
        measure("2,000 rules: switch a group off", [&] {
            list->model()->setData(list->model()->index(0, 0), Qt::Unchecked, Qt::CheckStateRole);
        });
        list->setFocus();
        list->selectAll();
        measure("2,000 rules: remove all", [&] { QTest::keyClick(list, Qt::Key_Delete); });
        measure("2,000 rules: undo", [&] { window.document().undoStack().undo(); });
        window.document().reset(Board(emptyBoard(9))); // nothing to be asked about
    }
    for (auto &[what, milliseconds] : took)
        report(what, std::move(milliseconds), {0, 200});
}

void benchSolving(int times)
{
    benchPainting("painting 25x25 with 25 corner marks a cell", markedBoard(&Board::cornerMarks), 4 * times);
    benchPainting("painting 25x25 with 210 clues outside", Board(HeavyBoard().puzzle), 4 * times);
    benchPainting("painting 25x25 with 25 centre marks a cell", markedBoard(&Board::centreMarks), 4 * times);
    benchStopping("stopping a hard 25x25", hardPuzzle(), times);
    benchStopping("stopping an empty 25x25", emptyBoard(25), times);
    benchStopping("stopping a 25x25 with 210 clues outside", HeavyBoard().puzzle, times);
    benchWindow("gaps of the window, solving and typing, a hard 25x25", Board(hardPuzzle()), times);
    benchWindow("gaps of the window, solving and typing, 25x25 all marks", markedBoard(&Board::cornerMarks),
                times);
    benchWindow("gaps of the window, solving and typing, 25x25 with 210 clues", Board(HeavyBoard().puzzle),
                times);
    benchRules(times / 3 + 1);
}

/// Returns the part that was asked for, or nothing.
QString partOf(const QStringList &arguments)
{
    for (const QString &argument : arguments.mid(1))
        if (!argument.startsWith('-'))
            return argument;
    return {};
}

} // namespace

int main(int argc, char *argv[])
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") && qEnvironmentVariableIsEmpty("DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setStyle(new WorkbenchStyle);
    const bool isQuick = QApplication::arguments().contains("--quick");
    const int times = isQuick ? 3 : 50;

    const QString part = partOf(QApplication::arguments());
    const auto isWanted = [&](const char *name) { return part.isEmpty() || part == QLatin1String(name); };
    if (isWanted("keys"))
        benchKeys(isQuick ? 1 : 12);
    if (isWanted("lists"))
        benchLists(isQuick ? 2 : 50);
    if (isWanted("longlist"))
        benchLongList(isQuick ? 20'000 : 1'000'000);
    if (isWanted("dialogs"))
        benchDialogs(isQuick ? 1 : 20);
    if (isWanted("solving"))
        benchSolving(times);
    return 0;
}
