#include "core/formats/text/constrainttext.h"

#include "core/formats/text/puzzletext.h"
#include "core/variants/straightline.h"

#include <optional>
#include <span>
#include <vector>

namespace sudoku {
namespace {

struct Word
{
    std::string text;
    int index; ///< where it begins
};

std::vector<Word> wordsOf(std::string_view text)
{
    constexpr std::string_view separators = " ,\t";
    std::vector<Word> words;
    for (std::size_t begin = text.find_first_not_of(separators); begin != text.npos;) {
        const std::size_t end = std::min(text.find_first_of(separators, begin), text.size());
        words.push_back({std::string(text.substr(begin, end - begin)), static_cast<int>(begin)});
        begin = text.find_first_not_of(separators, end);
    }
    return words;
}

tl::unexpected<TextError> bad(TextErrorCode code, const Word &word)
{
    return tl::unexpected(TextError{code, 0, word.index, word.text});
}

} // namespace

std::optional<Cell> cellOf(const Geometry &geometry, std::string_view name)
{
    const std::size_t c = name.find_first_of("cC");
    if (c == name.npos || (name.front() != 'r' && name.front() != 'R'))
        return {};
    const std::optional<int> row = wholeNumber(name.substr(1, c - 1));
    const std::optional<int> column = wholeNumber(name.substr(c + 1));
    return row && column ? geometry.findCell(*row - 1, *column - 1) : std::nullopt;
}

std::optional<ConstraintProblem> complete(const Geometry &geometry, Constraint &constraint)
{
    if (constraint.variant->hasStraightCells() && constraint.cells.size() == 2)
        if (std::vector<Cell> all = straightFrom(geometry, constraint.cells[0], constraint.cells[1]);
            !all.empty())
            constraint.cells = std::move(all);
    return findProblem(geometry, constraint);
}

tl::expected<Constraint, TextError> readConstraint(const Geometry &geometry, std::string_view text,
                                                   const OwnKindNames &kinds)
{
    const std::size_t quote = text.find('"');
    const std::vector<Word> words = wordsOf(text.substr(0, quote));
    const Word id = words.empty() ? Word{{}, 0} : words.front();
    Constraint constraint{kinds.find(id.text), {}};
    if (!constraint.variant)
        return bad(TextErrorCode::UnknownVariant, id);
    for (const Word &word : std::span(words).subspan(1)) {
        const std::optional<int> value = wholeNumber(word.text);
        if (const std::optional<Cell> cell = cellOf(geometry, word.text))
            constraint.cells.push_back(*cell);
        else if (value && constraint.cells.empty())
            constraint.numbers.push_back(*value);
        else
            return bad(TextErrorCode::NoCell, word);
    }
    if (quote != text.npos)
        constraint.text = text.substr(quote + 1, text.rfind('"') - std::min(quote + 1, text.rfind('"')));
    if (const auto problem = complete(geometry, constraint)) {
        TextError error{TextErrorCode::BadConstraint, 0, id.index, id.text};
        error.problem = problem;
        return tl::unexpected(std::move(error));
    }
    return constraint;
}

std::string constraintText(const Geometry &geometry, const Constraint &constraint)
{
    std::string text(constraint.variant->id);
    for (const int number : constraint.numbers)
        text += " " + std::to_string(number);
    const std::size_t writtenCount = constraint.variant->hasStraightCells() ? 2 : constraint.cells.size();
    for (const Cell cell : std::span(constraint.cells).first(writtenCount))
        text += " " + geometry.cellName(cell);
    if (!constraint.text.empty())
        text += " \"" + constraint.text + '"';
    return text;
}

} // namespace sudoku
