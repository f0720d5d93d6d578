#include "ui/base/freememory.h"

#include <QCoreApplication>
#include <QTimer>

#include <cstdlib> // defines __GLIBC__
#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace sudoku {
namespace {

constexpr std::chrono::seconds collecting(2);

void giveFreeMemoryBack()
{
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

QTimer *makeTimer()
{
    auto *timer = new QTimer(QCoreApplication::instance());
    timer->setSingleShot(true);
    timer->setInterval(collecting);
    timer->callOnTimeout(giveFreeMemoryBack);
    return timer;
}

} // namespace

void keepLittleFreeMemory()
{
#ifdef __GLIBC__
    mallopt(M_ARENA_MAX, 2);
    mallopt(M_MMAP_THRESHOLD, 256 * 1024);
    mallopt(M_TRIM_THRESHOLD, 512 * 1024);
#endif
}

void giveFreeMemoryBackSoon()
{
    static QTimer *const timer = makeTimer();
    if (!timer->isActive())
        timer->start();
}

} // namespace sudoku
