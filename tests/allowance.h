#pragma once

#include <limits>
#include <map>

#include <sys/resource.h>

namespace sudoku {

/// The seconds of processor time that each function of a test may use before what is left of it is skipped:
/// for sanitizers (skipping.h, sampling.h). Exists while the function is called; for a program of no such
/// functions, there is no end to it.
class Allowance
{
public:
    /// The function with that number goes on with what its calls have used.
    explicit Allowance(int function)
    {
        static std::map<int, double> secondsOf;
        m_used = &secondsOf[function];
        begin = processorSeconds() - *m_used;
    }
    ~Allowance()
    {
        *m_used = processorSeconds() - begin;
        begin = never;
    }
    Allowance(const Allowance &) = delete;
    Allowance &operator=(const Allowance &) = delete;

    static bool isUsed() { return processorSeconds() - begin > seconds; }

private:
    static constexpr double seconds = 2;
    static constexpr double never = std::numeric_limits<double>::infinity();

    /// The time of this program and of those it has started.
    static double processorSeconds()
    {
        double sum = 0;
        for (const int who : {RUSAGE_SELF, RUSAGE_CHILDREN}) {
            rusage usage{};
            ::getrusage(who, &usage);
            for (const timeval &time : {usage.ru_utime, usage.ru_stime})
                sum += static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
        }
        return sum;
    }

    static inline double begin =
        never; ///< when the function would have begun if its calls followed each other
    double *m_used;
};

} // namespace sudoku
