#pragma once

#include "core/hints/steps/technique.h"

#include <array>
#include <vector>

namespace sudoku {

/// What houses a fish may have.
enum class FishKind {
    Basic,   ///< rows as bases and columns as covers, or the other way round
    Franken, ///< boxes as well (and other houses with each digit)
    Mutant,  ///< any, but not as in the others
};

/// What fish to look for.
struct FishShape
{
    FishKind kind = FishKind::Basic;
    bool hasFins = false;
    bool isSashimi = false; ///< of basic ones with fins: whether a base would have one place without them
};

/// Looks for fish of a size: as many houses (the bases) as there are others (the covers), such that all
/// places of a digit in the bases lie in the covers, apart from exceptions (the fins). Then what is in the
/// covers alone, or in two covers, and sees all fins, is false.
///
/// It looks for fish that eliminate a certain candidate, the target, because whatever does not see that must
/// be in covers without it, which leaves few choices.
class FishSearch
{
public:
    FishSearch(const Technique &technique, const Position &position, const FishShape &shape, StepSink &sink);
    virtual ~FishSearch() = default;

    void find();

protected:
    static constexpr Cell noTarget = -1;

    /// A house, with the places of the digit in it.
    struct Part
    {
        int house;
        CellSet cells;
    };
    using Parts = std::vector<const Part *>;

    /// Looks for fish of m_digit with such bases and covers. This and what follows return whether the sink
    /// takes more.
    bool findInHouses(HouseType baseLines, HouseType coverLines);
    /// Looks for fish of m_baseParts and m_coverParts.
    virtual bool findInParts();
    /// Looks for fish with fins among \a seen and \a target in a cover; with noTarget one of
    /// the covers has nothing but such fins.
    bool findAgainst(Cell target, const CellSet &seen);
    /// Takes m_bases and m_covers.
    virtual bool complete();
    CellSet covered() const;
    bool isOfShape(const CellSet &covered) const;
    Step stepOf(const CellSet &covered, const CellSet &fins) const;

private:
    void collect(std::vector<Part> &parts, HouseType lines, bool areBases) const;
    bool isTargetIn(const CellSet &cells) const { return m_target != noTarget && cells.contains(m_target); }
    bool chooseBases(std::size_t next, const CellSet &united, const CellSet &endoFins);
    bool hasTooManyFins(const CellSet &united) const;
    bool needsTooManyCovers(const CellSet &united) const;
    bool chooseTargetCovers();
    bool chooseFinCover();
    bool coverRest(const CellSet &rest);
    bool fillCovers(std::size_t next);
    bool isFree(const Part &cover) const;
    bool hasHouse(const Parts &parts, HouseType type) const;

protected:
    const Technique &m_technique;
    const Position &m_position;
    const RuleIndex &m_rules;
    FishShape m_shape;
    StepSink &m_sink;
    int m_size;
    int m_maxFins = 5;
    int m_maxEndoFins = 2;

    Digit m_digit = noDigit;
    CellSet m_plane;
    std::vector<Part> m_baseParts;
    std::vector<Part> m_coverParts;
    std::vector<CellSet> m_reach; // by cell: what shares a cover with it

    Cell m_target = noTarget;
    CellSet m_unseen;   // what does not see the target must be covered, if it is in a base
    CellSet m_finCells; // cells that may be fins

    Parts m_bases;
    CellSet m_united; // the cells of the bases
    CellSet m_endoFins;
    Parts m_covers;
    std::vector<Parts> m_known; // covers that the bases had already
};

} // namespace sudoku
