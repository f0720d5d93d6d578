#include "app/python/batches.h"

#include "app/python/dictionaries.h"

#include <sudokuworkbench/batch.h>
#include <sudokuworkbench/questions.h>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

namespace py = pybind11;

namespace sudokuworkbench::python {
namespace {

/// Returns the batch of rows; its verdicts are \a verdicts.
Batch batchOf(const Boards &clues, py::array_t<std::uint8_t> &verdicts)
{
    if (clues.ndim() != 2)
        throw py::value_error("a batch has two dimensions: a row of cells for each board");
    Batch batch;
    batch.size = 0;
    while (batch.size * batch.size < clues.shape(1))
        ++batch.size;
    if (batch.size * batch.size != clues.shape(1))
        throw py::value_error("a row of " + std::to_string(clues.shape(1))
                              + " cells is no board: one of 9x9 has 81");
    batch.clues = {clues.data(), static_cast<std::size_t>(clues.size())};
    batch.verdicts = {reinterpret_cast<Verdict *>(verdicts.mutable_data()),
                      static_cast<std::size_t>(verdicts.size())};
    return batch;
}

/// Appends the clues of \a text to \a clues if it is a line of digits; this is most of the time of a long
/// list.
bool appendLine(std::string_view text, std::vector<std::uint8_t> &clues)
{
    constexpr std::size_t cellCount = 81;
    const auto isCell = [](char c) { return c == '.' || (c >= '0' && c <= '9'); };
    if (text.size() != cellCount || !std::ranges::all_of(text, isCell))
        return false;
    for (const char c : text)
        clues.push_back(c == '.' ? 0 : static_cast<std::uint8_t>(c - '0'));
    return true;
}

Puzzle puzzleOf(const py::handle &object)
{
    if (py::isinstance<Puzzle>(object))
        return object.cast<Puzzle>();
    const ReadAnswer answer = read(object.cast<std::string>(), {.maxPuzzles = 1});
    if (!answer.isAnswered())
        throw py::value_error(answer.message);
    return answer.puzzles.front();
}

/// Returns the text of a str of ASCII, which needs no copy, or nothing.
std::optional<std::string_view> asciiText(const py::handle &object)
{
    if (!PyUnicode_Check(object.ptr()) || !PyUnicode_IS_COMPACT_ASCII(object.ptr()))
        return {};
    return std::string_view(static_cast<const char *>(PyUnicode_DATA(object.ptr())),
                            static_cast<std::size_t>(PyUnicode_GET_LENGTH(object.ptr())));
}

void append(const py::handle &object, std::vector<std::uint8_t> &clues)
{
    const std::optional<std::string_view> text = asciiText(object);
    if (text && appendLine(*text, clues))
        return;
    const Puzzle puzzle = puzzleOf(object);
    if (!puzzle.isClassic())
        throw py::value_error("a batch takes classic boards only");
    std::ranges::copy(puzzle.clues(), std::back_inserter(clues));
}

} // namespace

py::dict solveBatch(const Boards &clues, int threads, const Stop *stop)
{
    py::array_t<std::uint8_t> verdicts(clues.ndim() > 0 ? clues.shape(0) : 0);
    py::array_t<std::uint8_t> solutions(
        std::vector<py::ssize_t>(clues.shape(), clues.shape() + clues.ndim()));
    const Batch batch = batchOf(clues, verdicts);
    const std::span<std::uint8_t> places(solutions.mutable_data(), batch.clues.size());
    py::dict members = dictionary(interruptibly(stop, [&](const std::stop_token &token) {
        return solveAll(batch, places, {.threads = threads, .stop = token});
    }));
    members["verdicts"] = verdicts;
    members["solutions"] = solutions;
    return members;
}

py::dict checkBatch(const Boards &clues, int threads, const Stop *stop)
{
    py::array_t<std::uint8_t> verdicts(clues.ndim() > 0 ? clues.shape(0) : 0);
    const Batch batch = batchOf(clues, verdicts);
    py::dict members = dictionary(interruptibly(stop, [&](const std::stop_token &token) {
        return checkAll(batch, {.threads = threads, .stop = token});
    }));
    members["verdicts"] = verdicts;
    return members;
}

Boards cluesOf(const py::sequence &puzzles)
{
    std::vector<std::uint8_t> clues;
    std::size_t width = 0;
    for (const py::handle puzzle : puzzles) {
        const std::size_t before = clues.size();
        append(puzzle, clues);
        if (width != 0 && clues.size() - before != width)
            throw py::value_error("the boards of a batch have one size");
        width = clues.size() - before;
    }
    Boards boards({puzzles.size(), width});
    std::ranges::copy(clues, boards.mutable_data());
    return boards;
}

} // namespace sudokuworkbench::python
