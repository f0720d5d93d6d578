#include "core/measure/heapuse.h"

#include <cstdlib>
#include <string>

#ifdef __GLIBC__
#include <cstdio>
#include <malloc.h>
#endif

namespace sudoku {
namespace {

#ifdef __GLIBC__
// mallinfo2() would only report the main thread's arena.
std::string allocatorReport()
{
    char *text = nullptr;
    std::size_t size = 0;
    std::FILE *stream = open_memstream(&text, &size);
    if (!stream)
        return {};
    malloc_info(0, stream);
    std::fclose(stream);
    std::string report(text, size);
    std::free(text);
    return report;
}

/// Returns the last size of \a entry in \a report, which is the total of all arenas.
std::optional<std::int64_t> total(const std::string &report, const std::string &entry)
{
    const std::size_t place = report.rfind(entry);
    const std::string key = "size=\"";
    const std::size_t size = place == std::string::npos ? place : report.find(key, place);
    if (size == std::string::npos)
        return {};
    return std::strtoll(report.c_str() + size + key.size(), nullptr, 10);
}
#endif

} // namespace

std::optional<std::int64_t> heapInUse()
{
#ifdef __GLIBC__
    const std::string report = allocatorReport();
    const auto taken = total(report, "<system type=\"current\"");
    const auto mapped = total(report, "<total type=\"mmap\"");
    const auto fast = total(report, "<total type=\"fast\"");
    const auto rest = total(report, "<total type=\"rest\"");
    if (taken && mapped && fast && rest)
        return *taken + *mapped - *fast - *rest;
#endif
    return {};
}

} // namespace sudoku
