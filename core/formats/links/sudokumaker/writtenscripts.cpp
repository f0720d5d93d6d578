#include "core/formats/links/sudokumaker/writtenscripts.h"

#include "core/board/rule.h"
#include "core/formats/json/workbenchmember.h"
#include "core/formats/links/sudokumaker/sudokumakermembers.h"
#include "core/formats/text/jsonaccess.h"
#include "core/variants/variant.h"

#include <map>
#include <optional>
#include <string>

namespace sudoku {
namespace {

using Json = nlohmann::json;

/// Beyond that a link would be too long for browsers, and no rule that people set needs so much.
constexpr std::size_t longestScript = 100'000; // bytes

/// Writes rules as loops over the places of equal components.
class ScriptWriter
{
public:
    ScriptWriter(const MakerFrame &frame, DigitValues values, std::string_view name)
        : m_frame(frame),
          m_values(values),
          m_name(Json(name).dump(-1, ' ', true, Json::error_handler_t::replace))
    {
    }

    /// Returns whether there is a component for \a rule.
    bool add(const Rule &rule)
    {
        return std::visit(
            Overloaded{[this](const rule::Pair &pair) { return addPair(pair); },
                       [this](const rule::Sum &sum) {
                           const int total =
                               m_values.valueTotal(sum.total, static_cast<int>(sum.cells.size()));
                           return place("Sum", std::to_string(total), sum.cells);
                       },
                       [this](const rule::Distinct &distinct) {
                           return place("DifferentDigits", {}, distinct.cells);
                       },
                       [this](const rule::House &house) { return place("House", {}, house.cells); },
                       [this](const rule::Domain &domain) {
                           return place("PredefinedCandidates",
                                        "DigitSet.from(" + listOf(domain.allowed) + ")", {domain.cell});
                       },
                       [](const rule::Automaton &) { return false; },
                       [](const rule::Regions &) { return false; }, [](const rule::Rank &) { return false; }},
            rule);
    }

    /// Returns the script, or an empty text if it is too long.
    std::string code() const
    {
        std::string code = m_tables;
        for (const auto &[component, places] : m_places)
            code += "for (const cells of " + places.dump() + ")\n  puzzle.addConstraintComponent(new "
                    + component + ");\n";
        return code.size() <= longestScript ? code : std::string();
    }

private:
    std::string listOf(DigitSet digits) const
    {
        Json values = Json::array();
        for (const Digit digit : digits)
            values.push_back(m_values.of(digit));
        return values.dump();
    }

    bool place(const std::string &kind, const std::string &argument, const std::vector<Cell> &cells,
               const std::string &places = "cells")
    {
        m_places[kind + "Component(" + m_name + ", " + (argument.empty() ? "" : argument + ", ") + places
                 + ")"]
            .push_back(m_frame.numbers(cells));
        return true;
    }

    bool addPair(const rule::Pair &pair)
    {
        const auto [known, isNew] =
            m_known.try_emplace(tableOf(pair.allowed), "pairs" + std::to_string(m_known.size() + 1));
        if (isNew)
            m_tables += "const " + known->second + " = " + known->first + ";\n";
        return place("Pair", "(a, b) => " + known->second + "[a].includes(b)", {pair.first, pair.second},
                     "...cells");
    }

    /// Returns the digits that go with each value, from 0 on.
    std::string tableOf(const std::vector<DigitSet> &allowed) const
    {
        std::string lists;
        for (int value = 0; value <= m_values.last(); ++value)
            lists += (lists.empty() ? "[" : ", ") + listOf(allowed[m_values.digitOf(value)]);
        return lists + "]";
    }

    const MakerFrame &m_frame;
    DigitValues m_values;
    std::string m_name;
    std::string m_tables = {};
    std::map<std::string, std::string> m_known = {}; ///< the names of tables
    std::map<std::string, Json> m_places = {};       ///< of each component, with its arguments
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
        auto &writer = writers
                           .try_emplace(constraint.variant->id, ScriptWriter(frame, puzzle.geometry.values(),
                                                                             constraint.variant->name))
                           .first->second;
        for (const Rule &rule : constraint.variant->rules(puzzle, constraint))
            if (writer && !writer->add(rule))
                writer.reset();
    }
    std::vector<Json> written;
    for (const int index : unwritten) {
        const Variant *kind = puzzle.constraints[index].variant;
        auto &writer = writers.at(kind->id);
        const std::string code =
            writer && frame.firstDigit == frame.firstValue() ? writer->code() : std::string();
        writer.reset(); // each kind once
        if (!code.empty())
            written.push_back(blockOf(kind->name, code));
    }
    return written;
}

} // namespace sudoku
