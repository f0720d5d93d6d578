#include "app/cli/answers/stepobject.h"

#include "ui/text/steptext.h"

namespace sudoku::cli {
namespace {

const char *wordOf(Role role)
{
    switch (role) {
    case Role::Pattern:
        return "pattern";
    case Role::Cover:
        return "cover";
    case Role::Fin:
        return "fin";
    case Role::EndoFin:
        return "endo fin";
    case Role::Pincer:
        return "pincer";
    case Role::AlmostLocked:
        return "almost locked set";
    case Role::Restricted:
        return "restricted";
    case Role::Coloured:
        return "colour";
    case Role::OtherSide:
        return "other side";
    case Role::Counted:
        return "counted";
    }
    return "";
}

class StepWriter
{
public:
    StepWriter(const Puzzle &puzzle, const RuleIndex &rules, const SymbolSet &symbols)
        : m_geometry(puzzle.geometry),
          m_rules(rules),
          m_text(puzzle, rules, symbols)
    {
    }

    Json object(const Step &step) const
    {
        Json object{{"technique", step.technique->id}, {"text", m_text.whole(step)}};
        insert(object, "placements", candidates(step.placements));
        insert(object, "eliminations", candidates(step.eliminations));
        insert(object, "evidence", groups(step));
        insert(object, "houses", houses(step));
        insert(object, "constraints", step.constraints);
        insert(object, "chains", chains(step));
        insert(object, "regions", links(step));
        if (step.total != 0)
            object["total"] = step.total;
        return object;
    }

private:
    static void insert(Json &object, const char *key, Json array)
    {
        if (!array.empty())
            object[key] = std::move(array);
    }

    Json candidates(const std::vector<Candidate> &candidates) const
    {
        return candidatesJson(m_geometry, candidates);
    }

    /// What the step says of regions that the puzzle does not say.
    Json links(const Step &step) const
    {
        Json array = Json::array();
        for (const RegionLink &link : step.regionLinks)
            array.push_back(
                {{"cells", cellsJson(m_geometry, {link.first, link.second})}, {"together", link.isTogether}});
        return array;
    }

    Json groups(const Step &step) const
    {
        Json array = Json::array();
        for (const EvidenceGroup &group : step.groups) {
            Json object{{"role", wordOf(group.role)}, {"candidates", candidates(group.candidates)}};
            if (group.role == Role::AlmostLocked || group.role == Role::Coloured)
                object["index"] = group.index;
            array.push_back(object);
        }
        return array;
    }

    Json houses(const Step &step) const
    {
        Json array = Json::array();
        for (const HouseEvidence &evidence : step.houses) {
            Json object{{"role", evidence.role == HouseRole::Base ? "base" : "cover"},
                        {"house", m_text.house(evidence.house)}};
            if (m_rules.isImplied(evidence.house)) // nobody sees its cells
                object["cells"] = cellsJson(m_geometry, m_rules.house(evidence.house).cells);
            array.push_back(object);
        }
        return array;
    }

    Json chains(const Step &step) const
    {
        Json array = Json::array();
        for (const std::vector<ChainLink> &chain : step.chains) {
            Json links = Json::array();
            for (const ChainLink &link : chain)
                links.push_back({{"from", candidates(link.from)},
                                 {"isFromOn", link.isFromOn},
                                 {"to", candidates(link.to)},
                                 {"isToOn", link.isToOn}});
            array.push_back(links);
        }
        return array;
    }

    const Geometry &m_geometry;
    const RuleIndex &m_rules;
    StepText m_text;
};

} // namespace

Json stepObject(const Puzzle &puzzle, const RuleIndex &rules, const SymbolSet &symbols, const Step &step)
{
    return StepWriter(puzzle, rules, symbols).object(step);
}

Json candidatesJson(const Geometry &geometry, const std::vector<Candidate> &candidates)
{
    Json array = Json::array();
    for (const auto &[cell, digit] : candidates)
        array.push_back(geometry.cellName(cell) + '=' + std::to_string(geometry.values().of(digit)));
    return array;
}

} // namespace sudoku::cli
