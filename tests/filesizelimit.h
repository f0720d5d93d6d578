#pragma once

#include <csignal>
#include <sys/resource.h>

namespace sudoku {

/// While it lives no file can grow beyond some bytes, which to a program is what a full disk is; programs
/// that are started inherit it. A negative number is no limit.
class FileSizeLimit
{
public:
    explicit FileSizeLimit(long long bytes)
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        if (bytes < 0)
            return;
        std::signal(SIGXFSZ, SIG_IGN); // writing fails instead
        const rlimit limit{static_cast<rlim_t>(bytes), m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FileSizeLimit() { setrlimit(RLIMIT_FSIZE, &m_before); }
    FileSizeLimit(const FileSizeLimit &) = delete;
    FileSizeLimit &operator=(const FileSizeLimit &) = delete;

private:
    rlimit m_before{};
};

} // namespace sudoku
