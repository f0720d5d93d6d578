#include "core/system/processgroup.h"

#include <csignal>

#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace sudoku {

void becomeProcessGroup()
{
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::setpgid(0, 0);
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}

void askToEnd(ProcessGroup group)
{
    ::kill(static_cast<pid_t>(-group), SIGTERM);
}

void endNow(ProcessGroup group)
{
    ::kill(static_cast<pid_t>(-group), SIGKILL);
}

} // namespace sudoku
