#pragma once

#include "ui/ask/verdict/question.h"
#include "ui/board/subject.h"

#include <vector>

namespace sudoku {

struct NumberPlace;
struct NumberValuesResult;

/// Says which numbers the rules at the cursor could have, or all rules.
class NumberFinder : public Question
{
    Q_OBJECT

public:
    using Question::Question;

    /// Asks about the rules at the cursor; about all where there is none with a number.
    void find(const Subject &subject);

private:
    void find(const Subject &subject, const std::vector<NumberPlace> &places);
    void finish(const Subject &subject, const NumberValuesResult &result, std::size_t asked);
    void addOffers(Conclusion &conclusion, const Subject &subject, const NumberValuesResult &result);
};

} // namespace sudoku
