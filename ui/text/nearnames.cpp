#include "ui/text/nearnames.h"

#include <algorithm>
#include <cstdlib>
#include <utility>
#include <vector>

namespace sudoku {
namespace {

/// Returns how many letters are missing, superfluous, wrong or swapped with the next one: the optimal string
/// alignment distance, a form of the one of Damerau and Levenshtein.
int editDistance(const QString &from, const QString &to)
{
    std::vector<int> before(to.size() + 1); // the row before the last one
    std::vector<int> last(to.size() + 1);
    for (qsizetype column = 0; column <= to.size(); ++column)
        last[column] = static_cast<int>(column);
    for (qsizetype row = 1; row <= from.size(); ++row) {
        std::vector<int> next(to.size() + 1, static_cast<int>(row));
        for (qsizetype column = 1; column <= to.size(); ++column) {
            const int wrong = from[row - 1] == to[column - 1] ? 0 : 1;
            next[column] = std::min({last[column] + 1, next[column - 1] + 1, last[column - 1] + wrong});
            if (row > 1 && column > 1 && from[row - 1] == to[column - 2] && from[row - 2] == to[column - 1])
                next[column] = std::min(next[column], before[column - 2] + 1);
        }
        before = std::exchange(last, std::move(next));
    }
    return last.back();
}

/// Returns whether one of the two is within the other, long enough that this is no accident.
bool isPart(const QString &typed, const QString &name)
{
    constexpr qsizetype minPart = 3;
    return std::min(typed.size(), name.size()) >= minPart && (name.contains(typed) || typed.contains(name));
}

} // namespace

QStringList nearNames(const QString &typed, const QStringList &names)
{
    constexpr qsizetype maxShown = 3;
    constexpr int lettersForAMistake = 4;
    const QString text = typed.toLower();
    int best = static_cast<int>(text.size() + 1) / lettersForAMistake;
    QStringList nearest;
    QStringList parts;
    for (const QString &name : names) {
        if (isPart(text, name.toLower()))
            parts += name;
        if (std::abs(text.size() - name.size()) > best) // a file may have a very long text here
            continue;
        const int distance = editDistance(text, name.toLower());
        if (distance < best)
            nearest.clear();
        if (distance <= best)
            nearest += name;
        best = std::min(best, distance);
    }
    return (nearest.isEmpty() ? parts : nearest).mid(0, maxShown);
}

} // namespace sudoku
