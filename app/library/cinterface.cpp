#include "app/library/canswer.h"
#include "core/sat/sleep.h"

#include <sudokuworkbench/questions.h>

#include <algorithm>
#include <cstring>
#include <new>
#include <thread>

using namespace sudokuworkbench;

namespace {

/// Returns what the caller filled in of a struct that begins with its size, with what this version has
/// besides.
template <typename Struct>
Struct known(const Struct *given, Struct defaults)
{
    if (given) {
        std::memcpy(&defaults, given, std::min(given->struct_size, sizeof(Struct)));
        defaults.struct_size = sizeof(Struct);
    }
    return defaults;
}

/// Asks a function of the caller, from a thread of its own, whether to stop.
class StopWatch
{
public:
    explicit StopWatch(const sw_options &options)
    {
        if (options.should_stop)
            m_thread = std::jthread([this, options](const std::stop_token &over) { watch(options, over); });
    }

    std::stop_token token() const { return m_source.get_token(); }

private:
    void watch(const sw_options &options, const std::stop_token &over)
    {
        constexpr std::chrono::milliseconds pause{20};
        do {
            if (options.should_stop(options.data) != 0)
                m_source.request_stop();
        } while (!m_source.stop_requested() && sudoku::sleepFor(pause, over));
    }

    std::stop_source m_source;
    std::jthread m_thread; // the last member, because it uses the others
};

void fill(Options &asked, const sw_options &options, const StopWatch &watch)
{
    asked.stop = watch.token();
    asked.usesAllProcessors = options.uses_one_processor == 0;
    if (options.time_limit > 0)
        asked.timeLimit = std::chrono::duration<double>(options.time_limit);
}

/// Asks, and gives the answer to the caller. No exception leaves the library.
template <typename Ask>
int give(sw_answer **answer, Ask ask)
{
    if (answer)
        *answer = nullptr;
    try {
        sw_answer result = plain(ask());
        const int status = static_cast<int>(result.base.status);
        if (answer)
            *answer = new sw_answer(std::move(result));
        return status;
    } catch (const std::bad_alloc &) {
        return SW_OUT_OF_MEMORY;
    } catch (...) { // no thread can be started
        return SW_FAILED;
    }
}

/// Asks \a question about \a puzzle.
template <typename Asked, typename Question>
int ask(const sw_puzzle *puzzle, const sw_options *options, sw_answer **answer, Asked asked,
        Question question)
{
    if (!puzzle) {
        if (answer)
            *answer = nullptr;
        return SW_BAD_REQUEST;
    }
    return give(answer, [&] {
        const sw_options given = known(options, SW_OPTIONS);
        const StopWatch watch(given);
        fill(asked, given, watch);
        return question(puzzle->puzzle, asked);
    });
}

} // namespace

int sw_read(const char *text, sw_answer **answer)
{
    return give(answer, [&] { return read(text ? text : ""); });
}

int sw_solve(const sw_puzzle *puzzle, const sw_options *options, sw_answer **answer)
{
    return ask(puzzle, options, answer, Options(), v2::solve);
}

int sw_check(const sw_puzzle *puzzle, const sw_options *options, sw_answer **answer)
{
    return ask(puzzle, options, answer, Options(), v2::check);
}

int sw_count(const sw_puzzle *puzzle, const sw_options *options, sw_answer **answer)
{
    CountOptions asked;
    if (const sw_options given = known(options, SW_OPTIONS); given.limit != 0)
        asked.limit = given.limit;
    return ask(puzzle, options, answer, asked, count);
}

int sw_candidates(const sw_puzzle *puzzle, const sw_options *options, sw_answer **answer)
{
    return ask(puzzle, options, answer, Options(), candidates);
}

int sw_explain(const sw_puzzle *puzzle, const sw_options *options, sw_answer **answer)
{
    return ask(puzzle, options, answer, Options(), explain);
}

int sw_hint(const sw_puzzle *puzzle, const sw_options *options, sw_answer **answer)
{
    return ask(puzzle, options, answer, Options(), hint);
}

int sw_rate(const sw_puzzle *puzzle, const sw_options *options, sw_answer **answer)
{
    RateOptions asked;
    asked.hasExplainer = known(options, SW_OPTIONS).has_no_explainer == 0;
    return ask(puzzle, options, answer, asked, rate);
}

int sw_generate(const sw_request *request, const sw_options *options, sw_answer **answer)
{
    return give(answer, [&] {
        const sw_request wanted = known(request, SW_REQUEST);
        const sw_options given = known(options, SW_OPTIONS);
        const StopWatch watch(given);
        GenerateRequest asked;
        fill(asked, given, watch);
        asked.size = wanted.size == 0 ? asked.size : wanted.size;
        asked.seed = wanted.seed;
        if (wanted.symmetry)
            asked.symmetry = wanted.symmetry;
        if (wanted.max_clues != 0)
            asked.maxClues = wanted.max_clues;
        if (wanted.level)
            asked.level = wanted.level;
        if (wanted.variant)
            asked.variants.emplace_back(wanted.variant);
        return generate(asked);
    });
}

int sw_write(const sw_puzzle *puzzle, const char *format, const char *symbols, char **text)
{
    if (text)
        *text = nullptr;
    if (!puzzle || !text)
        return SW_BAD_REQUEST;
    try {
        const WriteAnswer answer =
            write(puzzle->puzzle, format ? format : "line", symbols ? symbols : "numbers");
        if (!answer.isAnswered())
            return static_cast<int>(answer.status);
        *text = new char[answer.text.size() + 1];
        std::memcpy(*text, answer.text.c_str(), answer.text.size() + 1);
        return SW_ANSWERED;
    } catch (const std::bad_alloc &) {
        return SW_OUT_OF_MEMORY;
    }
}

void sw_free_puzzle(sw_puzzle *puzzle)
{
    delete puzzle;
}

void sw_free_answer(sw_answer *answer)
{
    delete answer;
}

void sw_free_text(char *text)
{
    delete[] text;
}

sw_puzzle *sw_puzzle_of_clues(const uint8_t *clues, size_t count)
{
    if (!clues)
        return nullptr;
    try {
        std::optional<Puzzle> puzzle = Puzzle::ofClues({clues, count});
        return puzzle ? new sw_puzzle{std::move(*puzzle)} : nullptr;
    } catch (const std::bad_alloc &) {
        return nullptr;
    }
}

int sw_puzzle_size(const sw_puzzle *puzzle)
{
    return puzzle ? puzzle->puzzle.size() : 0;
}

int sw_puzzle_is_classic(const sw_puzzle *puzzle)
{
    return puzzle && puzzle->puzzle.isClassic() ? 1 : 0;
}

void sw_puzzle_clues(const sw_puzzle *puzzle, uint8_t *clues)
{
    if (puzzle && clues)
        std::ranges::copy(puzzle->puzzle.clues(), clues);
}

const char *sw_version(void)
{
    return version();
}
