#include "app/python/batches.h"
#include "app/python/dictionaries.h"
#include "app/python/waiting.h"

#include <sudokuworkbench/questions.h>

#include <pybind11/stl.h>

#include <optional>
#include <string>
#include <variant>

namespace py = pybind11;
using namespace pybind11::literals;

namespace sudokuworkbench::python {
namespace {

using Source = std::variant<std::string, Puzzle>;
using Seconds = std::optional<double>;

PuzzleOrText sourceOf(Source source)
{
    return std::visit([](auto &held) { return PuzzleOrText(std::move(held)); }, source);
}

void fill(Options &options, Seconds timeLimit, bool usesAllProcessors)
{
    if (timeLimit)
        options.timeLimit = std::chrono::duration<double>(*timeLimit);
    options.usesAllProcessors = usesAllProcessors;
}

/// Returns a function for Python that asks \a question.
template <typename Asked = Options, typename AnswerType>
auto asking(AnswerType (*question)(const PuzzleOrText &, const Asked &))
{
    return [question](Source source, Seconds timeLimit, const Stop *stop, bool usesAllProcessors) {
        Asked asked;
        fill(asked, timeLimit, usesAllProcessors);
        const PuzzleOrText puzzle = sourceOf(std::move(source));
        return dictionary(interruptibly(stop, [&](const std::stop_token &token) {
            asked.stop = token;
            return question(puzzle, asked);
        }));
    };
}

/// Defines a question that takes no options but those of every question.
template <typename AnswerType>
void define(py::module_ &module, const char *name,
            AnswerType (*question)(const PuzzleOrText &, const Options &))
{
    module.def(name, asking(question), "puzzle"_a, "time_limit"_a, "stop"_a, "all_processors"_a);
}

py::dict countInPython(Source source, std::int64_t limit, Seconds timeLimit, const Stop *stop,
                       bool usesAllProcessors)
{
    CountOptions asked;
    asked.limit = limit;
    fill(asked, timeLimit, usesAllProcessors);
    const PuzzleOrText puzzle = sourceOf(std::move(source));
    return dictionary(interruptibly(stop, [&](const std::stop_token &token) {
        asked.stop = token;
        return count(puzzle, asked);
    }));
}

py::dict rateInPython(Source source, bool hasExplainer, Seconds timeLimit, const Stop *stop,
                      bool usesAllProcessors)
{
    RateOptions asked;
    asked.hasExplainer = hasExplainer;
    fill(asked, timeLimit, usesAllProcessors);
    const PuzzleOrText puzzle = sourceOf(std::move(source));
    return dictionary(interruptibly(stop, [&](const std::stop_token &token) {
        asked.stop = token;
        return rate(puzzle, asked);
    }));
}

py::dict generateInPython(int size, std::optional<std::pair<int, int>> boxes, std::uint64_t seed,
                          std::string symmetry, std::optional<int> maxClues, std::string level,
                          bool hasManySolutions, std::vector<std::string> variants, Seconds timeLimit,
                          const Stop *stop)
{
    GenerateRequest asked;
    fill(asked, timeLimit, true);
    asked.size = size;
    if (boxes)
        asked.boxes = {boxes->first, boxes->second};
    asked.seed = seed;
    asked.symmetry = std::move(symmetry);
    asked.maxClues = maxClues;
    asked.level = std::move(level);
    asked.hasManySolutions = hasManySolutions;
    asked.variants = std::move(variants);
    return dictionary(interruptibly(stop, [&](const std::stop_token &token) {
        asked.stop = token;
        return generate(asked);
    }));
}

py::dict readInPython(const std::string &text, std::optional<std::size_t> max)
{
    return dictionary(interruptibly(nullptr, [&](const std::stop_token &) {
        return read(text, max ? ReadOptions{.maxPuzzles = *max} : ReadOptions());
    }));
}

void defineClasses(py::module_ &module)
{
    py::class_<Stop>(module, "Stop", "A stop that any thread can request.")
        .def(py::init<>())
        .def(
            "request", [](Stop &stop) { stop.source.request_stop(); }, "Stops the questions that have it.")
        .def_property_readonly("is_requested", [](const Stop &stop) { return stop.source.stop_requested(); });

    py::class_<Puzzle>(module, "Puzzle", "A puzzle, which never changes.")
        .def_property_readonly("size", &Puzzle::size)
        .def_property_readonly("digit_count", &Puzzle::digitCount)
        .def_property_readonly("is_classic", &Puzzle::isClassic)
        .def_property_readonly("title", &Puzzle::title)
        .def_property_readonly("uncovered_rules", &Puzzle::uncoveredRules)
        .def("_clues", [](const Puzzle &puzzle) { return bytesOf(puzzle.clues()); })
        .def("_entries", [](const Puzzle &puzzle) { return bytesOf(puzzle.entries()); })
        .def("__eq__", [](const Puzzle &one, const Puzzle &other) { return one == other; })
        .def("__eq__", [](const Puzzle &, const py::object &) { return false; })
        .def("__hash__", [](const Puzzle &puzzle) { return py::hash(bytesOf(puzzle.clues())); })
        .def("__str__", [](const Puzzle &puzzle) {
            std::string text = write(puzzle).text;
            text.pop_back();
            return text;
        });
}

void defineQuestions(py::module_ &module)
{
    module.def("read", readInPython, "text"_a, "max_puzzles"_a);
    define(module, "solve", v2::solve);
    define(module, "check", v2::check);
    module.def("count", countInPython, "puzzle"_a, "limit"_a, "time_limit"_a, "stop"_a, "all_processors"_a);
    define(module, "candidates", candidates);
    define(module, "explain", explain);
    define(module, "hint", hint);
    module.def("rate", rateInPython, "puzzle"_a, "has_explainer"_a, "time_limit"_a, "stop"_a,
               "all_processors"_a);
    module.def("generate", generateInPython, "size"_a, "boxes"_a, "seed"_a, "symmetry"_a, "max_clues"_a,
               "level"_a, "has_many_solutions"_a, "variants"_a, "time_limit"_a, "stop"_a);
    module.def(
        "write",
        [](Source source, const std::string &format, const std::string &symbols) {
            return dictionary(write(sourceOf(std::move(source)), format, symbols));
        },
        "puzzle"_a, "format"_a, "symbols"_a);
    module.def("version", version);
}

} // namespace

PYBIND11_MODULE(_core, module)
{
    module.doc() = "The library under sudokuworkbench, which adds types to its answers.";
    defineClasses(module);
    defineQuestions(module);
    module.def("solve_batch", solveBatch, "clues"_a, "threads"_a, "stop"_a);
    module.def("check_batch", checkBatch, "clues"_a, "threads"_a, "stop"_a);
    module.def("clues_of", cluesOf, "puzzles"_a);
}

} // namespace sudokuworkbench::python
