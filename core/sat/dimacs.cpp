#include "core/sat/dimacs.h"

#include <array>
#include <charconv>

namespace sudoku {
namespace {

void append(std::string &text, int number)
{
    std::array<char, 12> figures;
    const auto end = std::to_chars(figures.data(), figures.data() + figures.size(), number).ptr;
    text.append(figures.data(), end);
}

void appendClause(std::string &text, std::span<const Literal> clause)
{
    for (const Literal literal : clause) {
        append(text, literal);
        text += ' ';
    }
    text += "0\n";
}

void appendComments(std::string &text, std::span<const std::string> comments)
{
    for (const std::string &comment : comments)
        text.append("c ").append(comment).append("\n");
}

} // namespace

bool writeDimacs(std::ostream &output, const Cnf &cnf, const DimacsComments &comments,
                 const std::stop_token &stop)
{
    constexpr std::size_t enough = 65536; // bytes to write at once
    std::string text;
    appendComments(text, comments.above);
    text += "p cnf " + std::to_string(cnf.variableCount()) + ' ' + std::to_string(cnf.clauseCount()) + '\n';
    appendComments(text, comments.below);
    for (int i = 0; i < cnf.clauseCount(); ++i) {
        if (comments.aboveClause)
            appendComments(text, comments.aboveClause(i));
        appendClause(text, cnf.clause(i));
        if (text.size() < enough)
            continue;
        if (stop.stop_requested())
            return false;
        output << text;
        text.clear();
    }
    output << text;
    return true;
}

} // namespace sudoku
