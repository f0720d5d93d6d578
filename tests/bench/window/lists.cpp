#include "tests/bench/window/frames.h"
#include "tests/puzzles.h"
#include "ui/base/freememory.h"
#include "ui/base/settings.h"
#include "ui/window/mainwindow.h"

#include <QAbstractItemView>
#include <QElapsedTimer>
#include <QFile>
#include <QListView>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <numeric>
#include <random>

namespace sudoku {
namespace {

/// Writes as many puzzles, which are one with its digits in other roles.
void writeList(const QString &path, int puzzles)
{
    std::ofstream file(path.toStdString());
    std::mt19937 random(1);
    std::string digits = "123456789";
    for (int i = 0; i < puzzles; ++i) {
        std::ranges::shuffle(digits, random);
        std::string line = classicPuzzle;
        for (char &figure : line)
            if (figure != '.')
                figure = digits[figure - '1'];
        file << line << '\n';
    }
}

/// Megabytes of the program that are in memory.
double memory()
{
    std::ifstream status("/proc/self/statm");
    double size = 0;
    double resident = 0;
    status >> size >> resident;
    return resident * 4096 / 1e6;
}

} // namespace

void benchLists(int times)
{
    QTemporaryDir folder;
    const QString path = folder.filePath("list.txt");
    writeList(path, 500);
    Settings settings(folder.filePath("settings.ini"));
    MainWindow window(settings);
    window.resize(1400, 1000);
    window.show();
    window.openFile(path);
    longestPause(1000);
    benchWheels("a list of 500", window, 2 * times);
    auto *list = window.findChild<QListView *>("collection");
    std::vector<double> took;
    std::vector<double> opened;
    for (int i = 0; i < 2 * times; ++i) {
        longestPause(5);
        list->setFocus();
        if (const auto time =
                timeToFrame(*list->viewport(), [&] { QTest::keyClick(list, Qt::Key_PageDown); }))
            took.push_back(*time);
        longestPause(5);
        window.boardView().setFocus();
        if (const auto time = timeToFrame(window.boardView(), [&] {
                QTest::keyClick(&window.boardView(), Qt::Key_PageDown, Qt::ControlModifier);
            }))
            opened.push_back(*time);
    }
    report("key: a list of 500, Page Down", took, {8, 30});
    report("key: a list of 500, next puzzle on the board", opened, {8, 30});
    window.document().undoStack().setClean();
}

void benchLongList(int puzzles)
{
    QTemporaryDir folder;
    const QString path = folder.filePath("list.txt");
    writeList(path, puzzles);
    Settings settings(folder.filePath("settings.ini"));
    MainWindow window(settings);
    window.resize(1400, 1000);
    window.show();
    longestPause(1000);
    auto *list = window.findChild<QListView *>("collection");
    const double memoryBefore = memory();
    const double start = processTime();
    QElapsedTimer timer;
    timer.start();
    window.openFile(path);
    double pause = 0;
    const auto wait = [&](const auto &isDone) {
        while (!isDone() && timer.elapsed() < 120'000)
            pause = std::max(pause, longestPause(50, isDone));
    };
    wait([&] { return list->isVisible() && list->model()->rowCount() > 0; });
    pause = std::max(pause, timeToFrame(*list->viewport(), [] {}).value_or(0));
    const double firstProcessor = processTime() - start;
    const double first = static_cast<double>(timer.elapsed());
    wait([&] { return list->model()->rowCount() == puzzles; });
    longestPause(20);
    const double whole = processTime() - start;
    const std::string what = "a list of " + std::to_string(puzzles);
    report(what + ": first page, by the clock", {first}, {300, 300});
    report(what + ": first page, all threads", {firstProcessor}, {0, 0});
    report(what + ": whole, all threads", {whole}, {3000, 3000});
    report(what + ": longest pause meanwhile", {pause}, {30, 30});
    std::printf("%-66s %8.0f MB\n", (what + ": memory").c_str(), memory() - memoryBefore);
    std::vector<double> keys;
    for (int i = 0; i < 20; ++i) {
        longestPause(5);
        if (const auto time = timeToFrame(
                *list->viewport(), [&] { QTest::keyClick(list, i % 2 == 0 ? Qt::Key_End : Qt::Key_Home); }))
            keys.push_back(*time);
    }
    report(what + ": End and Home", keys, {8, 30});
    benchWheels(what, window, 50);
    window.document().undoStack().setClean();
}

} // namespace sudoku
