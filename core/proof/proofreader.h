#pragma once

#include "core/sat/cnf.h"

#include <array>
#include <cstdint>
#include <cstdio>
#include <optional>

namespace sudoku {

/// Reads a DRAT proof, as text, step after step: "1 -2 0" adds a clause, "d 1 -2 0" deletes it.
class ProofReader
{
public:
    enum class State { Step, End, Malformed, Unreadable };

    /// Makes a reader of \a file. Literals beyond \a variableCount are malformed.
    ProofReader(std::FILE *file, int variableCount) : m_file(file), m_variableCount(variableCount) {}

    /// Reads the next step.
    State next();

    /// Returns whether the last step is a deletion, after State::Step.
    bool isDeletion() const { return m_isDeletion; }
    const Clause &clause() const { return m_clause; }

    /// Returns the number of bytes read so far.
    std::int64_t bytesRead() const { return m_bytesBefore + static_cast<std::int64_t>(m_position); }

private:
    int peek();
    int skipSpace();
    std::optional<Literal> readLiteral();
    std::optional<int> readNumber();

    std::FILE *m_file;
    int m_variableCount;
    bool m_isDeletion = false;
    Clause m_clause;
    std::array<char, 65536> m_buffer;
    std::size_t m_position = 0;
    std::size_t m_size = 0;         // the size of the data in m_buffer
    std::int64_t m_bytesBefore = 0; // bytes that are no longer in m_buffer
};

} // namespace sudoku
