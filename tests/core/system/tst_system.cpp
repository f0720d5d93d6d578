// Covers core/system/posix: clocks, processgroup, processorlimit, regularfile, signals, standardstreams

#include <QTemporaryDir>
#include <QTest>

#include "core/system/clocks.h"
#include "core/system/exclusivefile.h"
#include "core/system/priority.h"
#include "core/system/processgroup.h"
#include "core/system/processorlimit.h"
#include "core/system/regularfile.h"
#include "core/system/signals.h"
#include "tests/testprogram.h"

#include <atomic>
#include <csignal>
#include <fstream>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace sudoku::tst_system {

/// Forks, runs \a work in the child, and returns how the child ended, as wait() says it.
template <typename Work>
int endOfChild(Work work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        work();
        ::_exit(0);
    }
    int status = -1;
    ::waitpid(child, &status, 0);
    return status;
}

class TestSystem : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    std::filesystem::path path(const char *name) const { return m_folder.filePath(name).toStdString(); }

private slots:
    void theClockOfAThreadCountsItsWork()
    {
        const std::chrono::nanoseconds before = threadProcessorTime();
        std::uint64_t sum = 0;
        while (threadProcessorTime() == before)
            ++sum;
        QVERIFY(threadProcessorTime() > before);
    }

    void whoUsesTooMuchProcessorTimeIsEnded()
    {
        const int status = endOfChild([] {
            limitProcessorTime(1);
            while (threadProcessorTime() < std::chrono::seconds(20)) {
            }
        });
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(WTERMSIG(status), SIGXCPU);
    }

    void theClockOfChildrenCountsThoseThatEnded()
    {
        const std::chrono::nanoseconds before = childrenProcessorTime();
        endOfChild([] {
            while (threadProcessorTime() < std::chrono::milliseconds(20)) {
            }
        });
        QVERIFY(childrenProcessorTime() - before >= std::chrono::milliseconds(20));
    }

    void aFileThatIsThereIsNotMade()
    {
        std::FILE *file = makeFile(path("new"));
        QVERIFY(file);
        std::fclose(file);
        QVERIFY(!makeFile(path("new")));
        QCOMPARE(errno, EEXIST);
    }

    void onlyRegularFilesAreOpened()
    {
        std::ofstream(path("text")) << "text";
        const OpenedFile opened = openRegularFile(path("text"));
        QVERIFY(opened.descriptor >= 0);
        ::close(opened.descriptor);

        QCOMPARE(openRegularFile(m_folder.path().toStdString()).kind, FileKind::Folder);
        QCOMPARE(::mkfifo(path("pipe").c_str(), 0600), 0);
        QCOMPARE(openRegularFile(path("pipe")).kind, FileKind::Pipe);
        QCOMPARE(openRegularFile("/dev/null").kind, FileKind::Device);
        const OpenedFile missing = openRegularFile(path("missing"));
        QCOMPARE(missing.descriptor, -1);
        QVERIFY(missing.error == std::errc::no_such_file_or_directory);
    }

    void aGroupEndsAsAWhole()
    {
        std::array<int, 2> pipe{};
        QCOMPARE(::pipe(pipe.data()), 0);
        const pid_t child = ::fork();
        if (child == 0) {
            becomeProcessGroup();
            if (::fork() == 0) [[maybe_unused]]
                const auto written = ::write(pipe[1], "x", 1);
            for (;;)
                ::pause();
        }
        ::close(pipe[1]);
        char byte = 0;
        QCOMPARE(::read(pipe[0], &byte, 1), 1); // both run
        endNow(child);
        int status = 0;
        ::waitpid(child, &status, 0);
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(::read(pipe[0], &byte, 1), 0); // nobody has the other end
        ::close(pipe[0]);
    }

    void aProgramEndsAsBySignal()
    {
        const int status = endOfChild([] { endBySignal(SIGTERM); });
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(WTERMSIG(status), SIGTERM);
    }

    void eachSignalIsToldOf()
    {
        const int status = endOfChild([] {
            static std::atomic<int> told = 0; // used by threads that outlive this function
            waitForEndingSignals([](int signal) {
                if (++told == 2)
                    ::_exit(signal);
                told.notify_all();
                ::pause(); // as work that takes long
            });
            ::kill(::getpid(), SIGTERM);
            told.wait(0);
            ::kill(::getpid(), SIGINT);
            ::pause();
        });
        QVERIFY(WIFEXITED(status));
        QCOMPARE(WEXITSTATUS(status), SIGINT);
    }

    void aSignalCanBeRead()
    {
        const int status = endOfChild([] {
            const std::optional<int> descriptor = endingSignalDescriptor();
            if (!descriptor || readEndingSignal(*descriptor))
                ::_exit(1);
            std::raise(SIGINT);
            ::_exit(readEndingSignal(*descriptor) == SIGINT ? 0 : 2);
        });
        QCOMPARE(status, 0);
    }

    void writingToAClosedPipeFails()
    {
        const int status = endOfChild([] {
            letWritingFail();
            std::array<int, 2> pipe{};
            if (::pipe(pipe.data()) != 0)
                ::_exit(1);
            ::close(pipe[0]);
            ::_exit(::write(pipe[1], "x", 1) == -1 && errno == EPIPE ? 0 : 2);
        });
        QCOMPARE(status, 0);
    }

    void theThreadGivesWay()
    {
        const int status = endOfChild([] {
            const int before = ::getpriority(PRIO_PROCESS, 0);
            lowerThreadPriority();
            ::_exit(::getpriority(PRIO_PROCESS, 0) > std::min(before, 18) ? 0 : 1);
        });
        QCOMPARE(status, 0);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestSystem)

} // namespace sudoku::tst_system

#include "tst_system.moc"
