#pragma once

#include <cstddef>
#include <fstream>
#include <malloc.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

/// Runs a part of a test with little memory.
namespace sudoku {

/// A second arena, that of Qt Test's watchdog thread, would have 64 MB in reserve.
inline const int oneArena = mallopt(M_ARENA_MAX, 1);

/// Bytes of address space in use.
inline std::size_t addressSpace()
{
    std::size_t pages = 0;
    std::ifstream("/proc/self/statm") >> pages;
    return pages * sysconf(_SC_PAGESIZE);
}

/// From now on this process gets no more than \a bytes beyond what it has.
inline void limitMemory(std::size_t bytes)
{
    mallopt(M_MMAP_THRESHOLD, 65'536);
    malloc_trim(0); // what was freed before does not help
    const rlim_t limit = addressSpace() + bytes;
    const rlimit both{limit, limit};
    setrlimit(RLIMIT_AS, &both);
}

/// Whether \a action, run in a process of its own, returns true; false when it throws or crashes.
template <typename Action>
bool holdsInChild(Action action)
{
    const pid_t child = fork();
    if (child == 0) {
        try {
            _exit(action() ? 0 : 1);
        } catch (...) {
            _exit(2); // Qt Test would wait for its watchdog, a thread that only the parent has
        }
    }
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status))
        qWarning("the process ended with signal %d", WTERMSIG(status));
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

} // namespace sudoku
