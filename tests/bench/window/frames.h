#pragma once

#include <QWidget>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace sudoku {

/// A puzzle of 9x9 with one solution.
inline const std::string classicPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// What the median and the longest of some times may be, in milliseconds; 0 if it may be anything.
struct Target
{
    double median;
    double longest;
};

/// Prints a row of the table: what was done, the median and the longest time, the target and whether it is
/// reached.
void report(const std::string &what, std::vector<double> milliseconds, Target target);

/// Returns the processor time of this thread in milliseconds: the machine may have other work too.
double threadTime();
/// Returns that of all threads of the program.
double processTime();

/// Returns what the thread needs for \a act and all that follows until \a painted is painted and on the
/// screen, or nothing if that takes longer than two seconds.
std::optional<double> timeToFrame(QWidget &painted, const std::function<void()> &act);

/// Runs the event loop for that time, or until \a isDone. Returns the longest time for which the thread did
/// not return to its events.
double longestPause(
    int milliseconds, const std::function<bool()> &isDone = [] { return false; });

/// Returns the areas in \a within that are seen and can be scrolled down, each with a name.
std::vector<std::pair<std::string, class QAbstractScrollArea *>> scrolledAreas(const QWidget &within);
/// Reports what turns of the wheel in each of them need to their frames; \a where names the window.
void benchWheels(const std::string &where, const QWidget &within, int times);

// The benchmarks, each in a file of its own.
void benchKeys(int times);
void benchDialogs(int times);
void benchLists(int times);
void benchLongList(int puzzles);

} // namespace sudoku
