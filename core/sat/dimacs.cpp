#include "core/sat/dimacs.h"

namespace sudoku {

void writeDimacs(std::ostream &output, const Cnf &cnf, std::span<const std::string> comments)
{
    for (const std::string &comment : comments)
        output << "c " << comment << '\n';
    output << "p cnf " << cnf.variableCount() << ' ' << cnf.clauseCount() << '\n';
    for (int i = 0; i < cnf.clauseCount(); ++i) {
        for (const Literal literal : cnf.clause(i))
            output << literal << ' ';
        output << "0\n";
    }
}

} // namespace sudoku
