#include "tests/bench/window/frames.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QElapsedTimer>
#include <QEvent>
#include <QScrollBar>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <thread>

namespace sudoku {
namespace {

double timeOf(clockid_t clock)
{
    timespec time;
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// Counts how often a widget is painted.
class PaintCounter : public QObject
{
public:
    explicit PaintCounter(QWidget &widget) { widget.installEventFilter(this); }
    int count() const { return m_count; }

protected:
    bool eventFilter(QObject *, QEvent *event) override
    {
        m_count += event->type() == QEvent::Paint ? 1 : 0;
        return false;
    }

private:
    int m_count = 0;
};

void turnWheel(QWidget &viewport, int notches)
{
    const QPointF place = viewport.rect().center();
    QWheelEvent event(place, viewport.mapToGlobal(place), {}, {0, -120 * notches}, Qt::NoButton, {},
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&viewport, &event);
}

} // namespace

double threadTime()
{
    return timeOf(CLOCK_THREAD_CPUTIME_ID);
}

double processTime()
{
    return timeOf(CLOCK_PROCESS_CPUTIME_ID);
}

void report(const std::string &what, std::vector<double> milliseconds, Target target)
{
    static bool isFirst = true;
    if (std::exchange(isFirst, false))
        std::printf("%-66s %8s %8s  %-12s\n", "milliseconds", "median", "longest", "target");
    if (milliseconds.empty())
        milliseconds = {0};
    std::ranges::sort(milliseconds);
    const double median = milliseconds[milliseconds.size() / 2];
    const double longest = milliseconds.back();
    const bool isMissed =
        (target.median > 0 && median > target.median) || (target.longest > 0 && longest > target.longest);
    const std::string medianText = target.median > 0 ? std::to_string(int(target.median)) : "";
    const std::string longestText = target.longest > 0 ? std::to_string(int(target.longest)) : "";
    std::printf("%-66s %8.2f %8.2f  %-12s %s\n", what.c_str(), median, longest,
                (medianText + " / " + longestText).c_str(), isMissed ? "MISSED" : "reached");
    std::fflush(stdout);
}

std::optional<double> timeToFrame(QWidget &painted, const std::function<void()> &act)
{
    constexpr int patience = 2000;
    const PaintCounter counter(painted);
    QTimer timer;
    timer.setSingleShot(true);
    timer.start(patience);
    const double start = threadTime();
    act();
    while (counter.count() == 0 && timer.isActive())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents); // a frame is flushed within it
    return counter.count() > 0 ? std::optional(threadTime() - start) : std::nullopt;
}

double longestPause(int milliseconds, const std::function<bool()> &isDone)
{
    using namespace std::chrono_literals;
    QElapsedTimer timer;
    timer.start();
    double longest = 0;
    while (timer.elapsed() < milliseconds && !isDone()) {
        const double start = threadTime();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents(QEventLoop::AllEvents);
        longest = std::max(longest, threadTime() - start);
        std::this_thread::sleep_for(1ms);
    }
    return longest;
}

std::vector<std::pair<std::string, QAbstractScrollArea *>> scrolledAreas(const QWidget &within)
{
    std::vector<std::pair<std::string, QAbstractScrollArea *>> areas;
    for (auto *area : within.findChildren<QAbstractScrollArea *>()) {
        if (!area->isVisible() || area->window() != within.window()
            || area->verticalScrollBar()->maximum() == 0)
            continue;
        const QString name = !area->objectName().isEmpty()       ? area->objectName()
                             : !area->accessibleName().isEmpty() ? area->accessibleName()
                                                                 : area->metaObject()->className();
        areas.emplace_back(name.toStdString(), area);
    }
    return areas;
}

void benchWheels(const std::string &where, const QWidget &within, int times)
{
    for (const auto &[name, area] : scrolledAreas(within)) {
        std::vector<double> took;
        QScrollBar &bar = *area->verticalScrollBar();
        for (int i = 0; i < times; ++i) {
            const int notches = bar.value() == bar.maximum() ? -1000 : 1;
            const auto time = timeToFrame(*area->viewport(), [&] { turnWheel(*area->viewport(), notches); });
            if (time && notches > 0) // back to the top nobody turns in one frame
                took.push_back(*time);
            longestPause(2);
        }
        report("wheel: " + where + ", " + name, took, {16, 16});
    }
}

} // namespace sudoku
