#include "core/encode/writtencandidates.h"

namespace sudoku {

WrittenCandidates writtenCandidates(const Puzzle &puzzle, EncodingKind kind, const std::stop_token &stop)
{
    if (kind != EncodingKind::Facts)
        return {Propagation::Done, Candidates::all(puzzle.geometry)};
    const auto propagator = propagatorOf(puzzle, stop);
    if (!propagator)
        return {Propagation::Stopped};
    WrittenCandidates written{Propagation::Done, Candidates::ofGivens(puzzle)};
    written.propagation = propagator->propagate(written.candidates, stop);
    return written;
}

} // namespace sudoku
