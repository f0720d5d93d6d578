#include "core/solve/housecount.h"

#include "core/board/stopcheck.h"
#include "core/rules/activerules.h"

#include <algorithm>
#include <bit>
#include <limits>

namespace sudoku {
namespace {

constexpr std::int64_t maxGuessesWithoutSolution = 100'000;
constexpr std::int64_t guessesBetweenStops = 1024;
constexpr int maxKeyDigits = 8;
constexpr std::size_t memorySize = std::size_t{1} << 17;
/// A smaller rest is counted sooner than it is found in the memory.
constexpr int minRemembered = 6;

const std::vector<Cell> *differentCells(const Rule &rule)
{
    if (const auto *house = std::get_if<rule::House>(&rule))
        return &house->cells;
    const auto *distinct = std::get_if<rule::Distinct>(&rule);
    return distinct ? &distinct->cells : nullptr;
}

Digit onlyDigit(DigitMask mask)
{
    return std::countr_zero(mask);
}

} // namespace

bool HouseCount::suits(const Puzzle &puzzle)
{
    return !hasUnknownRegions(puzzle)
           && std::ranges::all_of(activeRules(puzzle), [](const ActiveRule &active) {
                  return differentCells(active.rule) != nullptr;
              });
}

HouseCount::HouseCount(const Puzzle &puzzle)
    : m_givens(puzzle.givens),
      m_digitCount(puzzle.geometry.digitCount()),
      m_peers(puzzle.geometry.cellCount())
{
    for (const ActiveRule &active : activeRules(puzzle)) {
        const std::vector<Cell> &cells = *differentCells(active.rule);
        m_different.push_back(cells);
        if (std::holds_alternative<rule::House>(active.rule) && std::ssize(cells) == m_digitCount)
            m_houses.push_back(cells);
        for (const Cell cell : cells)
            std::ranges::copy_if(cells, std::back_inserter(m_peers[cell]),
                                 [cell](Cell other) { return other != cell; });
    }
    for (std::vector<Cell> &peers : m_peers) {
        std::ranges::sort(peers);
        peers.erase(std::unique(peers.begin(), peers.end()), peers.end());
    }
    if (m_peers.size() <= maxKeyCells && m_digitCount <= maxKeyDigits)
        m_memory.resize(memorySize);
}

SolutionCount HouseCount::run(std::int64_t limit, const std::stop_token &stop)
{
    limit = std::min(limit, std::numeric_limits<std::int64_t>::max() - 1); // one more must be a number
    m_stop = stop;
    m_end = Outcome::None;
    m_sinceFound = 0;
    const std::size_t cells = m_peers.size();
    const DigitMask all = ((DigitMask(1) << m_digitCount) - 1) << 1;
    m_boards.assign(cells + 1, {std::vector<DigitMask>(cells), std::vector<Digit>(cells)});
    Board &board = m_boards.front();
    std::ranges::fill(board.open, all);
    for (Cell cell = 0; cell < m_givens.cellCount(); ++cell)
        if (m_givens.isFilled(cell)
            && ((board.open[cell] & maskOf(m_givens[cell])) == 0 || !place(board, cell, m_givens[cell])))
            return {0, Outcome::None};
    const std::int64_t found = placeSingles(board) ? count(0, limit + 1) : 0;
    if (m_end != Outcome::None)
        return {std::min(found, limit), m_end};
    return found > limit ? SolutionCount{limit, Outcome::Solved} : SolutionCount{found, Outcome::None};
}

/// Returns how many solutions the board at \a depth has, or \a limit if there are so many or more.
std::int64_t HouseCount::count(std::size_t depth, std::int64_t limit)
{
    const Board &board = m_boards[depth];
    int openCount = 0;
    std::optional<Cell> best;
    int fewest = m_digitCount + 1;
    for (Cell cell = 0; cell < std::ssize(board.open); ++cell) {
        if (board.open[cell] == 0)
            continue;
        ++openCount;
        if (const int size = std::popcount(board.open[cell]); size < fewest) {
            fewest = size;
            best = cell;
        }
    }
    if (!best) {
        if (isSolution(board)) {
            m_sinceFound = 0;
            return 1;
        }
        m_end = halted(Halt::WrongSolution);
        return 0;
    }
    Key key;
    Remembered *memory = memoryFor(board, openCount, key);
    if (memory && memory->count >= 0 && memory->key == key)
        return std::min(memory->count, limit);
    const std::int64_t found = countGuesses(depth, *best, limit);
    if (memory && found < limit && m_end == Outcome::None)
        *memory = {key, found};
    return found;
}

std::int64_t HouseCount::countGuesses(std::size_t depth, Cell cell, std::int64_t limit)
{
    std::int64_t found = 0;
    for (DigitMask left = m_boards[depth].open[cell]; left != 0; left &= left - 1) {
        if (!mayGoOn())
            break;
        Board &next = m_boards[depth + 1];
        std::ranges::copy(m_boards[depth].open, next.open.begin());
        std::ranges::copy(m_boards[depth].digits, next.digits.begin());
        if (place(next, cell, onlyDigit(left)) && placeSingles(next))
            found += count(depth + 1, limit - found);
        if (found >= limit)
            break;
    }
    return found;
}

bool HouseCount::mayGoOn()
{
    if (m_end != Outcome::None)
        return false;
    ++m_sinceFound;
    if (m_sinceFound > maxGuessesWithoutSolution
        || (m_sinceFound % guessesBetweenStops == 1 && isStopped(m_stop)))
        m_end = halted(Halt::Stopped);
    return m_end == Outcome::None;
}

/// Places \a digit. Returns false if that leaves a cell without candidates.
bool HouseCount::place(Board &board, Cell cell, Digit digit)
{
    board.open[cell] = 0;
    board.digits[cell] = digit;
    const DigitMask mask = maskOf(digit);
    for (const Cell peer : m_peers[cell]) {
        DigitMask &open = board.open[peer];
        if ((open & mask) == 0)
            continue;
        open &= ~mask;
        if (open == 0)
            return false;
        if (hasAtMostOne(open))
            m_singles.push_back(peer);
    }
    return true;
}

/// Places the only candidates of cells, and digits that have one place in a house. Returns false for a
/// contradiction.
bool HouseCount::placeSingles(Board &board)
{
    bool isOpen = true;
    do {
        while (isOpen && !m_singles.empty()) {
            const Cell cell = m_singles.back();
            m_singles.pop_back();
            if (board.open[cell] != 0)
                isOpen = place(board, cell, onlyDigit(board.open[cell]));
        }
        for (auto house = m_houses.begin(); isOpen && house != m_houses.end(); ++house)
            isOpen = placeHidden(board, *house);
    } while (isOpen && !m_singles.empty());
    m_singles.clear();
    return isOpen;
}

bool HouseCount::placeHidden(Board &board, std::span<const Cell> house)
{
    DigitMask once = 0;
    DigitMask more = 0;
    int openCount = 0;
    for (const Cell cell : house) {
        more |= once & board.open[cell];
        once |= board.open[cell];
        openCount += board.open[cell] != 0 ? 1 : 0;
    }
    if (std::popcount(once) < openCount)
        return false;
    const DigitMask hidden = once & ~more;
    if (hidden == 0)
        return true;
    for (const Cell cell : house) {
        const DigitMask mask = board.open[cell] & hidden;
        if (mask == 0)
            continue;
        if (!hasAtMostOne(mask) || !place(board, cell, onlyDigit(mask)))
            return false;
    }
    return true;
}

/// Checks by the givens and the groups alone.
bool HouseCount::isSolution(const Board &board) const
{
    for (Cell cell = 0; cell < m_givens.cellCount(); ++cell)
        if (board.digits[cell] < 1 || board.digits[cell] > m_digitCount
            || (m_givens.isFilled(cell) && m_givens[cell] != board.digits[cell]))
            return false;
    return std::ranges::all_of(m_different, [&board](const std::vector<Cell> &cells) {
        DigitMask seen = 0;
        for (const Cell cell : cells)
            seen |= maskOf(board.digits[cell]);
        return std::popcount(seen) == std::ssize(cells);
    });
}

/// Returns where the count of \a board is remembered, and its \a key; null if it is not worth it.
HouseCount::Remembered *HouseCount::memoryFor(const Board &board, int openCount, Key &key)
{
    if (m_memory.empty() || openCount < minRemembered)
        return nullptr;
    key.fill(0);
    std::uint64_t hash = 0xcbf29ce484222325;
    for (std::size_t cell = 0; cell < board.open.size(); ++cell) {
        key[cell] = static_cast<std::uint8_t>(board.open[cell] >> 1);
        hash = (hash ^ key[cell]) * 0x100000001b3;
    }
    return &m_memory[(hash ^ (hash >> 32)) % memorySize];
}

} // namespace sudoku
