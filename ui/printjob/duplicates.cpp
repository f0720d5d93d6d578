#include "ui/printjob/duplicates.h"

#include "core/transform/samepuzzle.h"

#include <atomic>
#include <string>
#include <unordered_map>

namespace sudoku {
namespace {

/// Returns texts that are the same for two boards if they are the same puzzle in any form. Some are empty
/// after a stop.
std::vector<std::string> keysOf(const std::vector<const Board *> &boards, const std::stop_token &stop,
                                int threads)
{
    std::vector<std::string> keys(boards.size());
    std::atomic<std::size_t> next = 0;
    const auto work = [&](int, const std::stop_source &end) {
        for (std::size_t i = next++; i < boards.size() && !end.stop_requested(); i = next++)
            keys[i] = puzzleKey(*boards[i], Sameness::Isomorphic);
    };
    runOnAll(threads, work, stop);
    return keys;
}

bool areEqual(const Board &board, const Board &other)
{
    return puzzleKey(board, Sameness::Equal) == puzzleKey(other, Sameness::Equal);
}

} // namespace

std::vector<Duplicate> duplicatesIn(const std::vector<const Board *> &boards, int earlierCount,
                                    const std::stop_token &stop, int threads)
{
    const std::vector<std::string> keys = keysOf(boards, stop, threads);
    if (stop.stop_requested())
        return {};
    std::vector<Duplicate> duplicates;
    std::unordered_map<std::string_view, int> known;
    for (int i = 0; i < std::ssize(boards); ++i) {
        const auto [same, isNew] = known.try_emplace(keys[i], i);
        if (!isNew && i >= earlierCount)
            duplicates.push_back({same->second, i, areEqual(*boards[same->second], *boards[i])});
    }
    return duplicates;
}

} // namespace sudoku
