#include "core/formats/links/scripts/writtenscripts.h"

#include "core/board/rule.h"
#include "core/formats/json/workbenchmember.h"
#include "core/formats/links/sudokumakermembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/variants/variant.h"

#include <map>
#include <optional>
#include <string>

namespace sudoku {
namespace {

using Json = nlohmann::json;

/// Writes rules as calls of SudokuMaker's components; a table of pairs is written once.
class ScriptWriter
{
public:
    ScriptWriter(const MakerFrame &frame, std::string_view name)
        : m_frame(frame),
          m_name(Json(name).dump(-1, ' ', true, Json::error_handler_t::replace))
    {
    }

    /// Returns whether there is a component for \a rule.
    bool add(const Rule &rule)
    {
        return std::visit(
            Overloaded{
                [this](const rule::Pair &pair) { return addPair(pair); },
                [this](const rule::Sum &sum) { return place("Sum", std::to_string(sum.total), sum.cells); },
                [this](const rule::Distinct &distinct) {
                    return place("DifferentDigits", {}, distinct.cells);
                },
                [this](const rule::House &house) { return place("House", {}, house.cells); },
                [this](const rule::Domain &domain) {
                    return place("PredefinedCandidates", "DigitSet.from(" + listOf(domain.allowed) + ")",
                                 {domain.cell});
                },
                [](const rule::Automaton &) { return false; }},
            rule);
    }

    std::string code() const { return m_tables + m_calls; }

private:
    static std::string listOf(DigitSet digits)
    {
        return Json(std::vector<int>(digits.begin(), digits.end())).dump();
    }

    bool place(const std::string &kind, const std::string &argument, const std::vector<Cell> &cells)
    {
        m_calls += "puzzle.addConstraintComponent(new " + kind + "Component(" + m_name + ", "
                   + (argument.empty() ? "" : argument + ", ") + m_frame.numbers(cells).dump() + "));\n";
        return true;
    }

    bool addPair(const rule::Pair &pair)
    {
        const auto [known, isNew] =
            m_known.try_emplace(tableOf(pair.allowed), "pairs" + std::to_string(m_known.size() + 1));
        const std::string &table = known->second;
        if (isNew)
            m_tables += "const " + table + " = " + known->first + ";\n";
        m_calls += "puzzle.addConstraintComponent(new PairComponent(" + m_name + ", (a, b) => " + table
                   + "[a].includes(b), " + std::to_string(m_frame.number(pair.first)) + ", "
                   + std::to_string(m_frame.number(pair.second)) + "));\n";
        return true;
    }

    static std::string tableOf(const std::vector<DigitSet> &allowed)
    {
        std::string table;
        for (const DigitSet digits : allowed)
            table += (table.empty() ? "[" : ", ") + listOf(digits);
        return table + "]";
    }

    const MakerFrame &m_frame;
    std::string m_name;
    std::string m_tables = {};
    std::string m_calls = {};
    std::map<std::string, std::string> m_known = {}; ///< the names of tables
};

Json blockOf(std::string_view name, const std::string &code)
{
    return {{"type", makerScript},
            {"definition",
             {{"name", name},
              {"input", Json::array()},
              {"backend", {{"type", "code"}, {"code", code}}},
              {"components", Json::array()}}},
            {"input", Json::object()},
            {"style", Json::object()},
            {workbenchMark, true}};
}

} // namespace

std::vector<Json> scriptsFor(const Puzzle &puzzle, const MakerFrame &frame, const std::vector<int> &unwritten)
{
    std::map<std::string_view, std::optional<ScriptWriter>> writers; // by id; nothing: it cannot be said
    for (const int index : unwritten) {
        const Constraint &constraint = puzzle.constraints[index];
        auto &writer =
            writers.try_emplace(constraint.variant->id, ScriptWriter(frame, constraint.variant->name))
                .first->second;
        for (const Rule &rule : constraint.variant->rules(puzzle, constraint))
            if (writer && !writer->add(rule))
                writer.reset();
    }
    std::vector<Json> written;
    for (const int index : unwritten) {
        const Variant *kind = puzzle.constraints[index].variant;
        if (auto &writer = writers.at(kind->id); writer && frame.firstDigit == 1) {
            written.push_back(blockOf(kind->name, writer->code()));
            writer.reset();
        }
    }
    return written;
}

} // namespace sudoku
