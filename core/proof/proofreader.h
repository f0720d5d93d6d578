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

    /// Literals of \a file beyond \a variableCount are malformed.
    ProofReader(std::FILE *file, int variableCount) : m_file(file), m_variableCount(variableCount) {}

    /// Reads the next step.
    State next();

    /// What the last next() read, after State::Step.
    bool isDeletion() const { return m_isDeletion; }
    const Clause &clause() const { return m_clause; }

    /// The number of bytes read so far.
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
    std::size_t m_size = 0;         // of what is read of m_buffer
    std::int64_t m_bytesBefore = 0; // that are no longer in m_buffer
};

} // namespace sudoku
