#include <QCoreApplication>
#include <QTest>

#include "tests/puzzles.h"
#include "tests/testprogram.h"
#include "ui/base/job.h"

#include <fstream>
#include <memory>
#include <vector>

#include <unistd.h>

namespace sudoku::tst_freememory {

using Block = std::unique_ptr<char[]>;

/// Bytes of memory that this process has from the system.
qint64 residentMemory()
{
    qint64 all = 0;
    qint64 resident = 0;
    std::ifstream("/proc/self/statm") >> all >> resident;
    return resident * sysconf(_SC_PAGESIZE);
}

/// Takes some 64 MB in small pieces and leaves the last one, which keeps the C library from giving the others
/// back.
Block lastOfManyBlocks()
{
    std::vector<Block> blocks;
    for (int i = 0; i < 65'536; ++i)
        blocks.push_back(std::make_unique<char[]>(1000));
    return std::move(blocks.back());
}

class TestFreeMemory : public QObject
{
    Q_OBJECT

private slots:
    void isGivenBackAfterAJob()
    {
#ifdef __GLIBC__
        if (isSanitized)
            QSKIP("sanitizers have a heap of their own");
        const Block pin = lastOfManyBlocks();
        const qint64 before = residentMemory();
        Job job;
        job.start([](const std::stop_token &, const Progress &) { return 1; }, [](int){});
        QTRY_VERIFY(residentMemory() < before - 40'000'000);
#else
        QSKIP("needs glibc");
#endif
    }
};

ADD_TEST(QCoreApplication, TestFreeMemory)

} // namespace sudoku::tst_freememory

#include "tst_freememory.moc"
