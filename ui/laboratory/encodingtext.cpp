#include "ui/laboratory/encodingtext.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <iterator>
#include <string_view>

namespace sudoku {
namespace {

struct Explanation
{
    std::string_view id;
    const char *text;
};

#define TEXT(text) QT_TRANSLATE_NOOP("EncodingText", text)

const Explanation sentences[] = {
    {"pairwise",
     TEXT("Forbids each pair: not both of these two. No helper variables, but the pairs grow with the "
          "square of the candidates.")},
    {"binary",
     TEXT("Halves the candidates again and again. A helper variable says “one of this half”, and of two "
          "halves not both.")},
    {"ternary",
     TEXT("Cuts the candidates in three again and again. A helper variable says “one of this third”, and "
          "of three thirds no two.")},
    {"commander",
     TEXT("Groups of three, in each of which every pair is forbidden. Each group has a commander, which is "
          "true when one of the group is; of the commanders at most one, in the same way.")},
    {"product",
     TEXT("Lays the candidates out as a rectangle. Each one makes the helper variable of its row and that of "
          "its column true, and of the rows at most one, and of the columns.")},
    {"sequential",
     TEXT("Goes through the candidates one after the other. A helper variable says “there was one up to "
          "here”, and then no other may come.")},
    {"bimander",
     TEXT("Pairs of candidates have a number, whose binary digits are the helper variables. Two pairs have "
          "two numbers, and there is only one at a time.")},
    {"segment",
     TEXT("Made for Sudoku: a helper variable says “the digit is where this line meets this box”. Line and "
          "box share it, so both are short. Cells are written pairwise.")},
};

#undef TEXT

} // namespace

QString explanationText(const AtMostOne &atMostOne)
{
    const auto *const found = std::ranges::find(sentences, atMostOne.id, &Explanation::id);
    return found == std::end(sentences) ? QString()
                                        : QCoreApplication::translate("EncodingText", found->text);
}

QString countsText(const AtMostOne &atMostOne, int literalCount)
{
    Cnf cnf;
    Clause literals;
    for (int i = 0; i < literalCount; ++i)
        literals.push_back(cnf.newVariable());
    atMostOne.encode(cnf, literals);
    return QCoreApplication::translate("EncodingText",
                                       "At most one of %1 candidates: %2 helper variables, %3 clauses.")
        .arg(literalCount)
        .arg(cnf.variableCount() - literalCount)
        .arg(QLocale().toString(cnf.clauseCount()));
}

} // namespace sudoku
