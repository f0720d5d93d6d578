#include "core/hints/steps/step.h"

namespace sudoku {

std::vector<Candidate> Step::evidence() const
{
    std::vector<Candidate> all;
    const auto add = [&](const std::vector<Candidate> &some) {
        all.insert(all.end(), some.begin(), some.end());
    };
    for (const EvidenceGroup &group : groups)
        add(group.candidates);
    for (const std::vector<ChainLink> &chain : chains)
        for (const ChainLink &link : chain) {
            add(link.from);
            add(link.to);
        }
    return all;
}

} // namespace sudoku
