#include "core/variants/own/machinetext.h"

#include <algorithm>
#include <bit>

namespace sudoku {
namespace {

constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int letterBits = 6;
constexpr int formatBits = 2;
constexpr int widthBits = 4;
constexpr int plainFormat = 0;
constexpr int packedFormat = 1;
constexpr int maxSymbols = 16;

int bitsFor(int number)
{
    return std::bit_width(static_cast<unsigned>(number));
}

/// Reads numbers from the bits of a text, the highest bit first.
class BitReader
{
public:
    explicit BitReader(std::string_view text) : m_text(text) {}

    int take(int count)
    {
        int number = 0;
        for (; count > 0; --count)
            number = 2 * number + bit();
        return number;
    }
    bool isPastEnd() const { return m_isPastEnd; }
    /// Returns whether a whole byte is left, which a state could be read from.
    bool hasMore() const { return m_at + 8 <= m_text.size() * letterBits; }

private:
    int bit()
    {
        const std::size_t letter = m_at / letterBits;
        const std::size_t value = letter < m_text.size() ? letters.find(m_text[letter]) : letters.npos;
        m_isPastEnd = m_isPastEnd || value == letters.npos;
        const auto shift = letterBits - 1 - static_cast<int>(m_at++ % letterBits);
        return m_isPastEnd ? 0 : static_cast<int>(value >> shift & 1);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    bool m_isPastEnd = false;
};

/// Writes numbers as bits, the highest bit first.
class BitWriter
{
public:
    void put(int number, int count)
    {
        while (count-- > 0)
            m_bits.push_back((number >> count & 1) != 0);
    }
    std::string text()
    {
        constexpr int byteBits = 8;
        while (m_bits.size() % byteBits != 0)
            m_bits.push_back(false);
        std::string text;
        for (std::size_t at = 0; at < m_bits.size(); at += letterBits) {
            std::size_t letter = 0;
            for (std::size_t i = at; i < at + letterBits; ++i)
                letter = 2 * letter + (i < m_bits.size() && m_bits[i] ? 1 : 0);
            text += letters[letter];
        }
        return text;
    }

private:
    std::vector<bool> m_bits;
};

/// A transition that was read.
struct Transition
{
    int from;
    int symbol;
    int to;
};

/// Reads the transitions of all states, which end with the text.
std::vector<Transition> transitionsIn(BitReader &bits, int format, int symbolCount, int stateBits)
{
    std::vector<Transition> transitions;
    const int countBits = format == plainFormat ? bits.take(widthBits) : 0;
    const int symbolBits = bitsFor(symbolCount - 1);
    for (int state = 0; bits.hasMore() && state < LinePattern::maxStates; ++state) {
        if (format == packedFormat) {
            const int mask = bits.take(symbolCount);
            for (int symbol = 0; symbol < symbolCount; ++symbol)
                if ((mask >> symbol & 1) != 0)
                    transitions.push_back({state, symbol, bits.take(stateBits)});
            continue;
        }
        for (int left = bits.take(countBits); left > 0 && !bits.isPastEnd(); --left) {
            const int symbol = bits.take(symbolBits);
            transitions.push_back({state, symbol, bits.take(stateBits)});
        }
    }
    return transitions;
}

tl::unexpected<ExpressionError> noMachine()
{
    return tl::unexpected(ExpressionError{ExpressionError::Kind::Ends});
}

} // namespace

tl::expected<LinePattern, ExpressionError> machineOfText(std::string_view text)
{
    if (text.find_first_not_of(letters) != text.npos)
        return noMachine();
    BitReader bits(text);
    const int format = bits.take(formatBits);
    const int stateBits = bits.take(widthBits) + 1;
    const int symbolCount = bits.take(widthBits) + 1;
    const int starts = bits.take(stateBits);
    const int otherEnds = bits.take(stateBits);
    if (bits.isPastEnd() || format > packedFormat || starts == 0
        || starts + otherEnds > LinePattern::maxStates)
        return noMachine();
    LinePattern pattern;
    for (int state = 0; state < starts; ++state) {
        pattern.addStart(state);
        if (bits.take(1) != 0)
            pattern.addEnd(state);
    }
    for (int state = starts; state < starts + otherEnds; ++state)
        pattern.addEnd(state);
    for (const Transition &transition : transitionsIn(bits, format, symbolCount, stateBits)) {
        if (transition.to >= LinePattern::maxStates || transition.symbol >= symbolCount)
            return noMachine();
        pattern.addStep(transition.from, transition.symbol + 1, transition.to);
    }
    return pattern;
}

std::string machineText(const rule::Automaton &automaton, int digitCount)
{
    const int count = automaton.table ? automaton.table->stateCount() : 0;
    if (count == 0 || digitCount > maxSymbols)
        return {};
    std::vector<int> order{0}; // the states in the order in which they are numbered
    for (const bool isEnd : {true, false})
        for (int state = 1; state < count; ++state)
            if (automaton.accepts(state) == isEnd)
                order.push_back(state);
    std::vector<int> numbers(count);
    for (int number = 0; number < count; ++number)
        numbers[order[number]] = number;
    const bool isStartEnd = automaton.accepts(0);
    const int otherEnds = static_cast<int>(automaton.accepted.size()) - (isStartEnd ? 1 : 0);
    const int stateBits = std::max(1, bitsFor(std::max(count - 1, otherEnds)));
    BitWriter bits;
    bits.put(packedFormat, formatBits);
    bits.put(stateBits - 1, widthBits);
    bits.put(digitCount - 1, widthBits);
    bits.put(1, stateBits);
    bits.put(otherEnds, stateBits);
    bits.put(isStartEnd ? 1 : 0, 1);
    for (const int state : order) {
        int mask = 0;
        std::vector<int> targets;
        for (Digit digit = 1; digit <= digitCount; ++digit)
            if (const int next = automaton.table->next(state, digit); next != TransitionTable::deadState) {
                mask |= 1 << (digit - 1);
                targets.push_back(numbers[next]);
            }
        bits.put(mask, digitCount);
        for (const int target : targets)
            bits.put(target, stateBits);
    }
    return bits.text();
}

} // namespace sudoku
