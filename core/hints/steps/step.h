#pragma once

#include "core/board/candidate.h"
#include "core/board/regionlink.h"

#include <optional>
#include <vector>

namespace sudoku {

struct Technique;

/// What candidates are in the pattern of a step.
enum class Role {
    Pattern,      ///< the candidates that make it
    Cover,        ///< candidates of a fish in its covers that are not in its bases
    Fin,          ///< exceptions to the pattern
    EndoFin,      ///< fins in two bases
    Pincer,       ///< one of them is true, so that what they all see is false
    AlmostLocked, ///< an almost locked set; EvidenceGroup::index tells which
    Restricted,   ///< a digit that two almost locked sets cannot both have
    Coloured,     ///< all true or all false; EvidenceGroup::index tells the colour
    OtherSide,    ///< of a difference what is subtracted, of a cage that is cut its part beyond the border
    Counted,      ///< digits on the board that the arithmetic of a sum counts
};

/// Candidates that play one role.
struct EvidenceGroup
{
    Role role;
    std::vector<Candidate> candidates;
    int index = 0; ///< tells groups of one role apart

    bool operator==(const EvidenceGroup &) const = default;
};

enum class HouseRole { Base, Cover };

/// A house that a step uses, an index of RuleIndex::houses().
struct HouseEvidence
{
    int house;
    HouseRole role = HouseRole::Base;

    bool operator==(const HouseEvidence &) const = default;
};

/// An inference of a chain, from the candidates of one node (several if it is a group) to those of the next.
struct ChainLink
{
    std::vector<Candidate> from;
    std::vector<Candidate> to;
    bool isFromOn; ///< it begins with "if this is true", otherwise with "if this is false"
    bool isToOn;   ///< it ends with "that is true", otherwise with "that is false"

    /// Returns whether it says "if this is false, that is true": one of the two is true.
    bool isStrong() const { return !isFromOn && isToOn; }
    bool operator==(const ChainLink &) const = default;
};

/// Why something follows about regions that the puzzle does not say.
struct RegionEvidence
{
    enum class Argument {
        Whole,       ///< the part has all cells of its region, so that there is a border around it
        EqualDigits, ///< both parts have \e digit
        TooLarge,    ///< both parts together have more cells than a region
        OnlyWay,     ///< without the other part the first would have room for only \e count cells
        TooTight,    ///< both parts together would have room for only \e count cells
        ShutsIn,     ///< both parts together would leave the third room for only \e count cells
        OnlyPlace,   ///< the region of the first part can have \e digit only in the second
        OnlyCell,    ///< the region of the part can have \e digit only in the cell of the placement
        TooFew,      ///< a clue of the first cell needs all cells that may count: \e count of them
        Enough,      ///< a clue of the first cell has all \e count cells that it needs
        Bounds,      ///< a clue of the first cell counts from \e least to \e count cells
        Trial,       ///< the opposite contradicts the digits of the groups and the known links, by trying
    };
    Argument argument;
    std::vector<std::vector<Cell>> parts = {}; ///< cells that lie in one region, ascending
    int count = 0;
    Digit digit = noDigit;
    int least = 0;
    std::vector<RegionLink> known = {}; ///< for Trial

    bool operator==(const RegionEvidence &) const = default;
};

/// One deduction: what follows, and the evidence for it.
struct Step
{
    const Technique *technique = nullptr;
    std::vector<Candidate> placements = {};
    /// Ascending, without repetition; each was there. Rules with sums and lines say here, too, what leaves
    /// only one digit for a cell of a placement.
    std::vector<Candidate> eliminations = {};
    std::vector<EvidenceGroup> groups = {};
    std::vector<HouseEvidence> houses = {};
    std::vector<int> constraints = {};               ///< indices into the puzzle's constraints
    std::vector<std::vector<ChainLink>> chains = {}; ///< each in the order of reasoning
    /// Of the open cells of the sum that a step is about; of a difference, those of the pattern less those of
    /// the other side.
    int total = 0;
    int complexity =
        0; ///< of forcing chains: the candidates that were assumed or concluded, all chains together
    std::vector<RegionLink> regionLinks = {}; ///< what follows about regions, ascending
    std::optional<RegionEvidence> region = {};

    bool isEmpty() const { return placements.empty() && eliminations.empty() && regionLinks.empty(); }
    /// Returns whether it is a naked or hidden single: it places one digit, and builds on candidates of a
    /// cell or house alone.
    bool isSingle() const
    {
        return placements.size() == 1 && eliminations.empty() && chains.empty() && constraints.empty()
               && !region;
    }
    /// Returns whether it places digits for which a house has no other place.
    bool isPlacedInHouse() const { return !placements.empty() && !houses.empty() && constraints.empty(); }
    /// Returns the candidates of the groups and chains, some of them perhaps several times.
    std::vector<Candidate> evidence() const;
    bool operator==(const Step &) const = default;
};

} // namespace sudoku
