#include "tests/bench/window/frames.h"
#include "tests/puzzles.h"
#include "ui/base/settings.h"
#include "ui/window/mainwindow.h"

#include <QAbstractItemView>
#include <QTemporaryDir>
#include <QTest>

#include <random>

namespace sudoku {
namespace {

/// A puzzle with about half of its digits, and its solution.
struct Sample
{
    explicit Sample(int size) : board(emptyBoard(size)), solution(board.puzzle.geometry.cellCount())
    {
        const int high = size == 9 ? 3 : size == 16 ? 4 : 5;
        std::mt19937 random(size);
        for (Cell cell = 0; cell < size * size; ++cell) {
            const int row = cell / size;
            solution.set(cell, (row * high + row / high + cell % size) % size + 1);
            if (random() % 100 < 55)
                board.puzzle.givens.set(cell, solution[cell]);
        }
    }

    Board board;
    Grid solution;
};

Board markedOf(const Sample &sample)
{
    Board board = sample.board;
    const int size = board.puzzle.geometry.size();
    for (Cell cell = 0; cell < size * size; ++cell)
        if (!board.isGiven(cell))
            board.cornerMarks[cell] = board.centreMarks[cell] = DigitSet::all(size);
    return board;
}

/// Pairs of a row as cages, and thermometers of two digits between the rows.
Board ruledOf(const Sample &sample)
{
    Board board = markedOf(sample);
    const int size = board.puzzle.geometry.size();
    const auto add = [&](const char *kind, std::vector<Cell> cells, std::vector<int> numbers) {
        board.puzzle.constraints.push_back({findVariant(kind), std::move(cells), std::move(numbers)});
    };
    for (Cell cell = 0; cell + 1 < size * size; cell += 2)
        if (cell % size + 1 < size)
            add("killer", {cell, cell + 1}, {sample.solution[cell] + sample.solution[cell + 1]});
    for (Cell cell = 0; cell + size < size * size; cell += 3) {
        const bool isUp = sample.solution[cell] < sample.solution[cell + size];
        add("thermometer", isUp ? std::vector{cell, cell + size} : std::vector{cell + size, cell}, {});
    }
    return board;
}

struct Press
{
    const char *what;
    Qt::Key key;
    Qt::KeyboardModifiers modifiers;
};

constexpr Press presses[] = {
    {"digit", Qt::Key_1, {}},
    {"arrow", Qt::Key_Down, {}},
    {"corner mark", Qt::Key_2, Qt::ShiftModifier},
    {"centre mark", Qt::Key_3, Qt::ControlModifier},
    {"undo", Qt::Key_Z, Qt::ControlModifier},
    {"delete", Qt::Key_Delete, {}},
    {"select", Qt::Key_Right, Qt::ShiftModifier},
};

void benchBoard(const std::string &what, const Board &board, int times)
{
    QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    MainWindow window(settings);
    window.document().reset(board);
    window.document().setRole(DigitRole::Entry);
    window.resize(1400, 1000);
    window.show();
    window.activateWindow();
    window.boardView().setFocus();
    longestPause(1000);
    std::vector<Cell> open;
    for (Cell cell = 0; cell < board.puzzle.geometry.cellCount(); ++cell)
        if (!board.isGiven(cell))
            open.push_back(cell);
    std::mt19937 random(1);
    std::vector<double> all;
    std::vector<double> after;
    for (const Press &press : presses) {
        std::vector<double> took;
        for (int i = 0; i < times; ++i) {
            if (press.key != Qt::Key_Z)
                window.boardView().setCurrentCell(open[random() % open.size()]);
            longestPause(20);
            const auto time = timeToFrame(window.boardView(), [&] {
                QTest::keyClick(&window.boardView(), press.key, press.modifiers);
            });
            if (time)
                took.push_back(*time);
            after.push_back(longestPause(i % 4 == 0 ? 250 : 5));
        }
        report("key: " + what + ", " + press.what, took, {8, 30});
        all.insert(all.end(), took.begin(), took.end());
    }
    report("key: " + what + ", ALL", all, {8, 30});
    report("pause after a key: " + what, after, {8, 30});
    window.document().undoStack().setClean();
}

/// Steps through a walkthrough, and presses keys on the board beside it.
void benchWalkthrough(const std::string &what, const Board &board, int times)
{
    QTemporaryDir folder;
    Settings settings(folder.filePath("settings.ini"));
    MainWindow window(settings);
    window.document().reset(board);
    window.resize(1400, 1000);
    window.show();
    window.activateWindow();
    window.action(Command::Walkthrough)->trigger();
    auto *list = [&]() -> QAbstractItemView * {
        for (int i = 0; i < 300; ++i) {
            longestPause(100);
            for (auto *view : window.findChildren<QAbstractItemView *>())
                if (view->isVisible() && view->model() && view->model()->rowCount() > 10)
                    return view;
        }
        return nullptr;
    }();
    if (!list)
        return report("walkthrough: " + what + ": none", {}, {});
    longestPause(1000);
    std::vector<double> steps;
    std::vector<double> keys;
    std::vector<double> after;
    for (int i = 0; i < times * 2; ++i) {
        list->setFocus();
        longestPause(5);
        if (const auto time = timeToFrame(window.boardView(), [&] { QTest::keyClick(list, Qt::Key_Down); }))
            steps.push_back(*time);
        after.push_back(longestPause(i % 4 == 0 ? 250 : 5));
        window.boardView().setFocus();
        longestPause(5);
        if (const auto time =
                timeToFrame(window.boardView(), [&] { QTest::keyClick(&window.boardView(), Qt::Key_Down); }))
            keys.push_back(*time);
    }
    report("walkthrough: " + what + ", next step", steps, {8, 30});
    report("walkthrough: " + what + ", arrow on the board", keys, {8, 30});
    report("pause after a step: " + what, after, {8, 30});
    benchWheels("walkthrough " + what, window, times);
}

} // namespace

void benchKeys(int times)
{
    for (const int size : {25, 16, 9}) { // the slowest first
        const Sample sample(size);
        const std::string name = std::to_string(size) + "x" + std::to_string(size);
        benchBoard(name, sample.board, times);
        benchBoard(name + " all marks", markedOf(sample), times);
        benchBoard(name + " marks and rules", ruledOf(sample), times);
        benchWalkthrough(name, sample.board, times);
        benchWalkthrough(name + " marks", markedOf(sample), times);
    }
}

} // namespace sudoku
