#pragma once

#include "tests/puzzles.h"
#include "tests/satdata.h"

#include "core/board/random.h"
#include "core/proof/rupchecker.h"

#include <cstdio>
#include <memory>
#include <string>

/// Formulas and proofs as text, for tests.
namespace sudoku {

struct FileCloser
{
    void operator()(std::FILE *file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, FileCloser>;

/// A file in memory that holds \a text, to be read.
inline File fileOf(const std::string &text)
{
    File file(fmemopen(nullptr, text.size() + 1, "w+"));
    require(file && std::fwrite(text.data(), 1, text.size(), file.get()) == text.size(), "no file in memory");
    std::rewind(file.get());
    return file;
}

inline std::string textOf(std::FILE *file)
{
    std::rewind(file);
    std::string text;
    for (int character = std::getc(file); character != EOF; character = std::getc(file))
        text += static_cast<char>(character);
    return text;
}

inline ProofCheck checked(const Cnf &cnf, const std::string &proof)
{
    return checkProof(cnf, fileOf(proof).get(), {});
}

inline OrHalt<ProofVerdict> verdictOn(const Cnf &cnf, const std::string &proof)
{
    return checked(cnf, proof).verdict;
}

/// "1 -2, 3": the clauses over \a variableCount variables.
inline Cnf formula(int variableCount, const std::string &text)
{
    Cnf cnf;
    newVariables(cnf, variableCount);
    for (const std::string &words : split(text, ',')) {
        Clause clause;
        for (const std::string &word : split(words, ' '))
            if (!word.empty())
                clause.push_back(std::stoi(word));
        cnf.add(clause);
    }
    return cnf;
}

/// \a count clauses of three different variables.
inline Cnf randomFormula(int variableCount, int count, Random &random)
{
    Cnf cnf;
    Clause variables = newVariables(cnf, variableCount);
    for (int i = 0; i < count; ++i) {
        random.shuffle(variables);
        cnf.add(choose({variables[0], variables[1], variables[2]}, static_cast<unsigned>(random.below(8))));
    }
    return cnf;
}

inline const char *const square = "1 2, -1 2, 1 -2, -1 -2"; // all that two variables can be

} // namespace sudoku
