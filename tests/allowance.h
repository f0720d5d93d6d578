#pragma once

#include <limits>
#include <map>

#include <sys/resource.h>

namespace sudoku {

/// The processor time that each function of a test may use under a sanitizer before what is left of it is
/// skipped (skipping.h, sampling.h). One exists while such a function is called; without one nothing is ever
/// used up.
class Allowance
{
public:
    /// The function with that number goes on with what its calls have used.
    explicit Allowance(int function) : m_outerBegin(begin)
    {
        static std::map<int, double> secondsOf;
        m_used = &secondsOf[function];
        begin = processorSeconds() - *m_used;
    }
    ~Allowance()
    {
        *m_used = processorSeconds() - begin;
        begin = m_outerBegin;
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

    /// When the function that runs would have begun if its calls followed each other.
    static inline double begin = never;

    double m_outerBegin; ///< of the function that calls this one
    double *m_used;
};

} // namespace sudoku
