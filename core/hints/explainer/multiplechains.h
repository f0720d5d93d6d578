#pragma once

#include "core/hints/explainer/chainer.h"
#include "core/hints/explainer/chainhint.h"

#include <stop_token>

namespace sudoku {

/// Looks for what follows from several assumptions when one is true, and for assumptions that contradict
/// themselves: Sudoku Explainer's Nishio, multiple, dynamic and nested forcing chains.
class MultipleChains
{
public:
    MultipleChains(const ScanOrder &order, const Marks &marks, const ChainMode &mode,
                   std::stop_token stop = {});
    void find(const Marks &marks, ChainCollector &collector);

private:
    void examine(Cell cell, Digit digit);
    void examineContrary(Cell cell, Digit digit);
    void offerContradiction(const Branch &branch, Literal target);
    void examineHouse(int house, Digit digit);
    const Branch &branchOf(Cell cell, Digit digit);
    void offerCommon(ChainHint hint, const std::vector<const Branch *> &branches);
    void offer(ChainHint hint);
    bool isDone() const { return m_collector->isFull() || m_isStopped; }

    const ScanOrder &m_order;
    ChainMode m_mode;
    std::stop_token m_stop;
    bool m_isStopped = false;
    LiteralCode m_code;
    Chainer m_chainer;
    Ancestry m_ancestry;
    const Marks *m_marks = nullptr;
    ChainCollector *m_collector = nullptr;
    int m_baseRating;
    std::vector<Branch> m_branches; // by candidate
    std::vector<char> m_isFollowed; // by candidate
    Branch m_contrary;
    std::vector<BranchEnd> m_ends;
    std::vector<std::uint64_t> m_common; // by literal
};

} // namespace sudoku
