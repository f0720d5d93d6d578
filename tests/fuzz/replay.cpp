// Feeds every reader with what is in its folder, and with inputs made to be slow: fuzz_replay FOLDER [-v]
//
// Each input is read in a process of its own, which may take two seconds of processor time, on a machine that
// does nothing else, and 200 MB. Status 1 where one does not. Of the made inputs some are tried, unless
// SLOW_TESTS=1.

#include "tests/fuzz/hostileinputs.h"
#include "tests/fuzz/targets.h"
#include "tests/puzzles.h"
#include "tests/sampling.h"

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace sudoku;

namespace {

// Sanitizers make it 4 to 100 times slower and 3 to 5 times larger, busy cores up to three times slower.
constexpr double maxSeconds = 2 * 2 * (isSanitized ? 100 : 1);
constexpr double maxMegabytes = 200 * (isSanitized ? 6 : 1);

struct Usage
{
    int status;
    double seconds;
    double megabytes; ///< at the most

    bool isFine() const { return status == 0 && seconds <= maxSeconds && megabytes <= maxMegabytes; }
};

double secondsOf(const timeval &time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

/// What a process that is made now begins with, as it counts its parent's memory as its own.
double residentMegabytes()
{
    std::ifstream statistics("/proc/self/statm");
    double pages = 0;
    double resident = 0;
    statistics >> pages >> resident;
    return resident * static_cast<double>(sysconf(_SC_PAGESIZE)) / 1e6;
}

Usage read(const FuzzTarget &target, const std::string &bytes)
{
    const double megabytesBefore = residentMegabytes();
    const pid_t child = fork();
    if (child == 0) {
        const rlimit limit{static_cast<rlim_t>(2 * maxSeconds), static_cast<rlim_t>(2 * maxSeconds)};
        setrlimit(RLIMIT_CPU, &limit); // whatever hangs ends
        target.read(bytes);
        _exit(0);
    }
    int status = 0;
    rusage usage{};
    wait4(child, &status, 0, &usage);
    return {status, secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime),
            static_cast<double>(usage.ru_maxrss) * 1024 / 1e6 - megabytesBefore};
}

std::string contentsOf(const std::filesystem::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

class Replay
{
public:
    explicit Replay(bool isVerbose) : m_isVerbose(isVerbose) {}

    void feed(const FuzzTarget &target, const std::string &bytes, const std::string &name)
    {
        const Usage usage = read(target, bytes);
        ++m_fed;
        m_failed += usage.isFine() ? 0 : 1;
        if (m_isVerbose || !usage.isFine())
            std::printf("%s %s, %s: status %d, %.3f s, %.0f MB\n",
                        usage.isFine() ? "fine:" : "FAILED:", target.name.data(), name.c_str(), usage.status,
                        usage.seconds, usage.megabytes);
        std::fflush(stdout);
    }

    /// The exit status.
    int end() const
    {
        std::printf("%d inputs read, %d failed (over %g s, over %g MB, or a crash)\n", m_fed, m_failed,
                    maxSeconds, maxMegabytes);
        return m_failed == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
    }

private:
    bool m_isVerbose;
    int m_fed = 0;
    int m_failed = 0;
};

} // namespace

int main(int count, char **arguments)
{
    if (count < 2)
        return 2;
    Replay replay(count > 2);
    for (const FuzzTarget &target : fuzzTargets())
        for (const auto &entry :
             std::filesystem::directory_iterator(std::filesystem::path(arguments[1]) / target.name))
            replay.feed(target, contentsOf(entry.path()), entry.path().filename().string());
    int made = 0;
    forEachHostileInput([&](const HostileInput &input) {
        if (!isTried(made++, 16, 7)) // no multiple of the forms of a rule
            return;
        const std::string bytes = input.bytes();
        for (const FuzzTarget &target : fuzzTargets())
            if (input.target.empty() || input.target == target.name)
                replay.feed(target, bytes, input.name);
    });
    return replay.end();
}
