#include "ui/text/durationtext.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace sudoku {
namespace {

struct DurationWords
{
    Q_DECLARE_TR_FUNCTIONS(Duration)
};

constexpr double shortest = 0.00005; // s; what is shorter would be 0.0 ms

double secondsOf(std::chrono::nanoseconds duration)
{
    return std::chrono::duration<double>(duration).count();
}

} // namespace

QString durationText(std::chrono::nanoseconds duration)
{
    const QLocale locale;
    const double seconds = secondsOf(duration);
    if (seconds < shortest)
        return DurationWords::tr("< %1 ms").arg(locale.toString(0.1, 'f', 1));
    if (seconds < 0.00995) // what is rounded up goes on in the next unit
        return DurationWords::tr("%1 ms").arg(locale.toString(seconds * 1000, 'f', 1));
    if (seconds < 0.9995)
        return DurationWords::tr("%1 ms").arg(locale.toString(seconds * 1000, 'f', 0));
    if (seconds < 59.95)
        return DurationWords::tr("%1 s").arg(locale.toString(seconds, 'f', 1));
    const int whole = static_cast<int>(std::lround(seconds));
    return DurationWords::tr("%1 min %2 s").arg(locale.toString(whole / 60), locale.toString(whole % 60));
}

QString speedText(std::chrono::nanoseconds duration)
{
    return secondsOf(duration) < shortest ? DurationWords::tr("at once")
                                          : DurationWords::tr("in %1").arg(durationText(duration));
}

} // namespace sudoku
