#include "app/cli/answers/stepobject.h"

#include <QJsonArray>

#include "ui/text/steptext.h"
#include "ui/text/strings.h"

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

    QJsonObject object(const Step &step) const
    {
        QJsonObject object{{"technique", toQString(step.technique->id)}, {"text", m_text.whole(step)}};
        insert(object, "placements", candidates(step.placements));
        insert(object, "eliminations", candidates(step.eliminations));
        insert(object, "evidence", groups(step));
        insert(object, "houses", houses(step));
        insert(object, "constraints", constraints(step));
        insert(object, "chains", chains(step));
        if (step.total != 0)
            object["total"] = step.total;
        return object;
    }

private:
    static void insert(QJsonObject &object, const char *key, const QJsonArray &array)
    {
        if (!array.isEmpty())
            object[QLatin1String(key)] = array;
    }

    QJsonArray candidates(const std::vector<Candidate> &candidates) const
    {
        QJsonArray array;
        for (const auto &[cell, digit] : candidates)
            array.append(QStringLiteral("%1=%2").arg(toQString(m_geometry.cellName(cell))).arg(digit));
        return array;
    }

    QJsonArray cells(const std::vector<Cell> &cells) const
    {
        QJsonArray array;
        for (const Cell cell : cells)
            array.append(toQString(m_geometry.cellName(cell)));
        return array;
    }

    QJsonArray groups(const Step &step) const
    {
        QJsonArray array;
        for (const EvidenceGroup &group : step.groups) {
            QJsonObject object{{"role", wordOf(group.role)}, {"candidates", candidates(group.candidates)}};
            if (group.role == Role::AlmostLocked || group.role == Role::Coloured)
                object["index"] = group.index;
            array.append(object);
        }
        return array;
    }

    QJsonArray houses(const Step &step) const
    {
        QJsonArray array;
        for (const HouseEvidence &evidence : step.houses) {
            QJsonObject object{{"role", evidence.role == HouseRole::Base ? "base" : "cover"},
                               {"house", m_text.house(evidence.house)}};
            if (m_rules.isImplied(evidence.house)) // nobody sees its cells
                object["cells"] = cells(m_rules.house(evidence.house).cells);
            array.append(object);
        }
        return array;
    }

    static QJsonArray constraints(const Step &step)
    {
        QJsonArray array;
        for (const int constraint : step.constraints)
            array.append(constraint);
        return array;
    }

    QJsonArray chains(const Step &step) const
    {
        QJsonArray array;
        for (const std::vector<ChainLink> &chain : step.chains) {
            QJsonArray links;
            for (const ChainLink &link : chain)
                links.append(QJsonObject{{"from", candidates(link.from)},
                                         {"isFromOn", link.isFromOn},
                                         {"to", candidates(link.to)},
                                         {"isToOn", link.isToOn}});
            array.append(links);
        }
        return array;
    }

    const Geometry &m_geometry;
    const RuleIndex &m_rules;
    StepText m_text;
};

} // namespace

QJsonObject stepObject(const Puzzle &puzzle, const RuleIndex &rules, const SymbolSet &symbols,
                       const Step &step)
{
    return StepWriter(puzzle, rules, symbols).object(step);
}

} // namespace sudoku::cli
