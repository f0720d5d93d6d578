#include "core/sat/modelreader.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <utility>

namespace sudoku {
namespace {

using Status = SolverReport::Status;
using Result = tl::expected<void, ModelError>;

struct StatusWord
{
    std::string_view word;
    Status status;
};

constexpr std::array statusWords{
    StatusWord{"SATISFIABLE", Status::Satisfiable},
    StatusWord{"SAT", Status::Satisfiable},
    StatusWord{"UNSATISFIABLE", Status::Unsatisfiable},
    StatusWord{"UNSAT", Status::Unsatisfiable},
    StatusWord{"UNKNOWN", Status::Undecided},
    StatusWord{"INDETERMINATE", Status::Undecided},
    StatusWord{"INDET", Status::Undecided},
};

std::optional<Status> statusOf(std::string_view word)
{
    const auto found = std::ranges::find(statusWords, word, &StatusWord::word);
    return found == statusWords.end() ? std::nullopt : std::optional(found->status);
}

/// The words of a line, one after the other.
class Words
{
public:
    explicit Words(std::string_view line) : m_line(line) {}

    /// Returns the next word, or an empty text at the end.
    std::string_view next()
    {
        m_begin = std::min(m_line.find_first_not_of(space, m_end), m_line.size());
        m_end = std::min(m_line.find_first_of(space, m_begin), m_line.size());
        return m_line.substr(m_begin, m_end - m_begin);
    }

    /// Returns the remaining words with the spaces between them.
    std::string_view rest()
    {
        next();
        m_end = m_line.find_last_not_of(space) + 1;
        return m_line.substr(m_begin, m_end - std::min(m_begin, m_end));
    }

    /// Returns the column, from 1, of the last word that was read.
    int column() const { return static_cast<int>(m_begin) + 1; }

private:
    static constexpr std::string_view space = " \t\r\v\f";

    std::string_view m_line;
    std::size_t m_begin = 0;
    std::size_t m_end = 0;
};

class ModelReader
{
public:
    explicit ModelReader(int maxVariable) : m_maxVariable(maxVariable) {}

    tl::expected<SolverReport, ModelError> read(std::string_view text)
    {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            ++m_line;
            if (Result result = readLine(text.substr(0, end)); !result)
                return tl::unexpected(std::move(result.error()));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
        return report();
    }

private:
    Result readLine(std::string_view line)
    {
        Words words(line);
        const std::string_view first = words.next();
        if (first == "v")
            return readValues(words, words.next());
        if (first == "s")
            return readStatus(words);
        if (first == "p" && words.next() == "cnf")
            return error(ModelErrorCode::IsFormula, 1);
        if (m_isResultFile && !m_hasEnded && isNumber(first))
            return readValues(words, first);
        if (const auto status = statusOf(first); status && words.next().empty()) {
            m_isResultFile = first == "SAT";
            return setStatus(*status);
        }
        return {};
    }

    Result readStatus(Words &words)
    {
        const std::string_view rest = words.rest();
        if (const std::optional<Status> status = statusOf(rest))
            return setStatus(*status);
        return error(ModelErrorCode::BadStatus, words.column(), rest);
    }

    Result setStatus(Status status)
    {
        if (m_status && *m_status != status)
            return error(ModelErrorCode::TwoAnswers, 1);
        if (!m_status)
            m_statusLine = m_line;
        m_status = status;
        return {};
    }

    Result readValues(Words &words, std::string_view word)
    {
        if (m_modelLine == 0)
            m_modelLine = m_line;
        for (; !word.empty(); word = words.next())
            if (Result result = readValue(word, words.column()); !result)
                return result;
        return {};
    }

    Result readValue(std::string_view word, int column)
    {
        Literal literal = 0;
        const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), literal);
        if (end != word.data() + word.size() || problem == std::errc::invalid_argument)
            return error(ModelErrorCode::BadLiteral, column, word);
        if (problem != std::errc() || literal < -m_maxVariable || literal > m_maxVariable)
            return error(ModelErrorCode::LiteralTooLarge, column, word);
        if (m_hasEnded)
            return error(ModelErrorCode::SecondModel, column);
        if (literal == 0)
            m_hasEnded = true;
        else if (m_model.isFalse(literal))
            return error(ModelErrorCode::Contradiction, column, word);
        else
            m_model.set(literal);
        return {};
    }

    tl::expected<SolverReport, ModelError> report()
    {
        const bool hasValues = m_modelLine != 0;
        if (!m_status && !hasValues)
            return tl::unexpected(ModelError{ModelErrorCode::NoAnswer});
        if (m_status.value_or(Status::Satisfiable) != Status::Satisfiable) {
            if (hasValues)
                return tl::unexpected(ModelError{ModelErrorCode::UnwantedModel, m_modelLine, 1});
            return SolverReport{.status = *m_status, .line = m_statusLine};
        }
        if (!hasValues)
            return tl::unexpected(ModelError{ModelErrorCode::NoModel, m_statusLine, 1});
        if (!m_hasEnded)
            return tl::unexpected(ModelError{ModelErrorCode::NoEnd, m_line, 1});
        return SolverReport{Status::Satisfiable, std::move(m_model), m_modelLine};
    }

    static bool isNumber(std::string_view word)
    {
        const std::string_view figures = word.starts_with('-') ? word.substr(1) : word;
        return !figures.empty() && figures.find_first_not_of("0123456789") == std::string_view::npos;
    }

    tl::unexpected<ModelError> error(ModelErrorCode code, int column, std::string_view found = {}) const
    {
        constexpr std::size_t maxFoundLength = 100;
        return tl::unexpected(ModelError{code, m_line, column, std::string(found.substr(0, maxFoundLength))});
    }

    int m_maxVariable;
    int m_line = 0;
    std::optional<Status> m_status;
    int m_statusLine = 0;
    bool m_isResultFile = false; // MiniSat's: values follow without a "v"
    int m_modelLine = 0;         // where values begin, or 0
    bool m_hasEnded = false;     // with a 0
    Model m_model;
};

} // namespace

void Model::set(Literal literal)
{
    const auto variable = static_cast<std::size_t>(std::abs(literal));
    if (m_values.size() < variable)
        m_values.resize(variable);
    m_values[variable - 1] = literal > 0 ? 1 : -1;
}

int Model::valueOf(Literal literal) const
{
    const auto variable = static_cast<std::size_t>(std::abs(literal));
    if (variable > m_values.size())
        return 0;
    return literal > 0 ? m_values[variable - 1] : -m_values[variable - 1];
}

tl::expected<SolverReport, ModelError> readModel(std::string_view text, int maxVariable)
{
    if (text.size() > maxModelText)
        return tl::unexpected(ModelError{ModelErrorCode::TooLong});
    return ModelReader(maxVariable).read(text);
}

} // namespace sudoku
