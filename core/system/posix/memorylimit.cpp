#include "core/system/memorylimit.h"

#include <sys/resource.h>

namespace sudoku {
namespace {

/// A sanitizer needs terabytes of addresses for itself.
constexpr bool isSanitized =
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
    true;
#else
    false;
#endif
#else
    false;
#endif

} // namespace

void limitAddressSpace(std::size_t bytes)
{
    rlimit limit{};
    if (isSanitized || ::getrlimit(RLIMIT_AS, &limit) != 0)
        return;
    limit.rlim_cur = bytes;
    if (limit.rlim_max != RLIM_INFINITY && limit.rlim_max < limit.rlim_cur)
        limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_AS, &limit);
}

} // namespace sudoku
