#include "core/trace/textbooksolver.h"

#include "core/board/stopcheck.h"

#include <algorithm>
#include <utility>

namespace sudoku {

TextbookSolver::TextbookSolver(const Cnf &formula, const TextbookOptions &options)
    : m_options(options),
      m_trace{.clauses = formula, .formulaSize = formula.clauseCount()},
      m_variables(formula.variableCount() + 1),
      m_watched(formula.clauseCount()),
      m_watchers(2 * (formula.variableCount() + 1))
{
}

Trace TextbookSolver::run(const std::stop_token &stop)
{
    int conflict = beginWithUnits();
    while (std::ssize(m_trace.steps) < m_options.maxSteps && !isStopped(stop)) {
        if (conflict == TraceStep::noClause)
            conflict = propagate();
        if (conflict != TraceStep::noClause) {
            note({.kind = Kind::Conflict, .clause = conflict, .level = level()});
            if (level() == 0) {
                note({.kind = Kind::Refuted});
                return std::move(m_trace);
            }
            resolve(std::exchange(conflict, TraceStep::noClause));
        } else if (const Literal next = choose(); next != 0) {
            guess(next);
        } else {
            note({.kind = Kind::Model, .level = level()});
            return std::move(m_trace);
        }
    }
    note({.kind = Kind::GiveUp, .level = level()});
    return std::move(m_trace);
}

TextbookSolver::Value TextbookSolver::value(Literal literal) const
{
    const Value value = variable(literal).value;
    return literal > 0 ? value : static_cast<Value>(-static_cast<int>(value));
}

void TextbookSolver::makeTrue(Literal literal, int reason)
{
    Variable &known = variable(literal);
    known.value = literal > 0 ? Value::True : Value::False;
    known.level = level();
    known.reason = reason;
    m_trail.push_back(literal);
    if (reason != TraceStep::noClause)
        note({.kind = Kind::Propagate, .literal = literal, .clause = reason, .level = level()});
}

/// Makes the literals of clauses with one literal true, and watches two literals of each other clause.
/// Returns a clause that is false already, or none.
int TextbookSolver::beginWithUnits()
{
    for (int i = 0; i < m_trace.formulaSize; ++i) {
        const std::span<const Literal> clause = m_trace.clauses.clause(i);
        if (clause.size() >= 2)
            watch(i, clause[0], clause[1]);
        else if (clause.empty() || isFalse(clause[0]))
            return i;
        else if (!isTrue(clause[0]))
            makeTrue(clause[0], i);
    }
    return TraceStep::noClause;
}

void TextbookSolver::watch(int clause, Literal first, Literal second)
{
    m_watched[clause] = {first, second};
    watchers(first).push_back(clause);
    watchers(second).push_back(clause);
}

/// Draws all consequences of the true literals. Returns a clause that is false, or none. Visits a clause only
/// when a literal that it watches becomes false: nothing follows from a clause before that.
int TextbookSolver::propagate()
{
    while (m_propagated < m_trail.size()) {
        const Literal falseLiteral = -m_trail[m_propagated++];
        std::vector<int> visited = std::exchange(watchers(falseLiteral), {});
        for (std::size_t i = 0; i < visited.size(); ++i) {
            if (visit(visited[i], falseLiteral))
                continue;
            std::vector<int> &left = watchers(falseLiteral);
            left.insert(left.end(), visited.begin() + static_cast<std::ptrdiff_t>(i) + 1, visited.end());
            return visited[i];
        }
    }
    return TraceStep::noClause;
}

/// Finds another literal for \a clause to watch. If there is none, the other watched literal must be true.
/// Returns false if it is false.
bool TextbookSolver::visit(int clause, Literal falseLiteral)
{
    auto &[first, second] = m_watched[clause];
    if (first == falseLiteral)
        std::swap(first, second);
    const Literal other = first;
    if (!isTrue(other))
        for (const Literal literal : m_trace.clauses.clause(clause))
            if (literal != other && !isFalse(literal)) {
                second = literal;
                watchers(literal).push_back(clause);
                return true;
            }
    watchers(falseLiteral).push_back(clause);
    if (value(other) == Value::Open)
        makeTrue(other, clause);
    return !isFalse(other);
}

void TextbookSolver::guess(Literal literal)
{
    m_guesses.push_back(m_trail.size());
    note({.kind = Kind::Guess, .literal = literal, .level = level()});
    makeTrue(literal, TraceStep::noClause);
}

/// Learns from \a conflict, goes back, and makes the literal true that follows there.
void TextbookSolver::resolve(int conflict)
{
    const bool isLearning = m_options.learning == Learning::FirstUip;
    const Lesson lesson = isLearning ? firstUip(conflict) : forbiddenGuesses();
    const int learnt = m_trace.clauses.clauseCount();
    m_trace.clauses.add(lesson.clause);
    m_watched.emplace_back();
    note({.kind = Kind::Learn, .clause = learnt, .level = level()});
    goBack(lesson.level);
    if (isLearning && lesson.clause.size() >= 2) // DPLL uses its clause only here
        watch(learnt, lesson.clause[0], lesson.clause[1]);
    makeTrue(lesson.clause[0], learnt);
}

/// Asks why the literals of \a conflict are false, and replaces those of this level by their reasons, from
/// the end of the trail on, until a single one is left: the first unique implication point. It, together with
/// the literals of lower levels that were met on the way, makes the conflict.
TextbookSolver::Lesson TextbookSolver::firstUip(int conflict)
{
    Lesson lesson{.clause = {0}, .level = 0};
    int openCount = 0; // literals of this level that are marked and not replaced
    std::size_t place = m_trail.size();
    Literal point = 0;
    for (int reason = conflict;; reason = variable(point).reason) {
        mark(reason, point, lesson.clause, openCount);
        do
            point = m_trail[--place];
        while (!variable(point).isSeen);
        if (--openCount == 0)
            break;
    }
    lesson.clause[0] = -point;
    for (Literal &literal : std::span(lesson.clause).subspan(1))
        if (variable(literal).level > lesson.level) {
            lesson.level = variable(literal).level;
            std::swap(lesson.clause[1], literal); // to be watched: it is the last to become open again
        }
    for (Variable &each : m_variables)
        each.isSeen = false;
    m_bump /= 0.95; // so that older conflicts count less and less
    return lesson;
}

/// Marks the literals of \a clause but \a except. Those of lower levels go to \a below; those of this level
/// count for \a openCount. Literals of level 0 are false for ever.
void TextbookSolver::mark(int clause, Literal except, Clause &below, int &openCount)
{
    for (const Literal literal : m_trace.clauses.clause(clause)) {
        Variable &marked = variable(literal);
        if (literal == except || marked.isSeen || marked.level == 0)
            continue;
        marked.isSeen = true;
        bump(literal);
        if (marked.level == level())
            ++openCount;
        else
            below.push_back(literal);
    }
}

/// Returns that not all guesses are true, the last one first.
TextbookSolver::Lesson TextbookSolver::forbiddenGuesses() const
{
    Lesson lesson{.clause = {}, .level = level() - 1};
    for (std::size_t i = m_guesses.size(); i > 0; --i)
        lesson.clause.push_back(-m_trail[m_guesses[i - 1]]);
    return lesson;
}

void TextbookSolver::goBack(int to)
{
    for (std::size_t i = m_guesses[to]; i < m_trail.size(); ++i)
        variable(m_trail[i]).value = Value::Open;
    m_trail.resize(m_guesses[to]);
    m_propagated = m_trail.size();
    m_guesses.resize(to);
    note({.kind = Kind::Back, .level = to});
}

Literal TextbookSolver::choose() const
{
    switch (m_options.branching) {
    case Branching::FirstOpen:
        break;
    case Branching::FewestChoices:
        return fewestChoices();
    case Branching::MostActive:
        return mostActive();
    }
    return firstOpen();
}

Literal TextbookSolver::firstOpen() const
{
    const auto open =
        std::ranges::find(m_variables.begin() + 1, m_variables.end(), Value::Open, &Variable::value);
    return open == m_variables.end() ? 0 : static_cast<Literal>(open - m_variables.begin());
}

/// Looks for a clause of the formula that says "one of these" and has the fewest open literals: of a cell
/// with few digits left, or of a digit with few places.
Literal TextbookSolver::fewestChoices() const
{
    Literal best = 0;
    std::size_t fewest = m_variables.size();
    for (int i = 0; i < m_trace.formulaSize; ++i) {
        const std::span<const Literal> clause = m_trace.clauses.clause(i);
        const auto isNegatedOrTrue = [this](Literal literal) { return literal < 0 || isTrue(literal); };
        if (std::ranges::any_of(clause, isNegatedOrTrue))
            continue;
        const auto isOpen = [this](Literal literal) { return value(literal) == Value::Open; };
        const std::size_t count = std::ranges::count_if(clause, isOpen);
        if (count < fewest) {
            fewest = count;
            best = *std::ranges::find_if(clause, isOpen);
        }
    }
    return best != 0 ? best : firstOpen();
}

/// Returns the open variable that was in the most conflicts, where later ones count more.
Literal TextbookSolver::mostActive() const
{
    Literal best = firstOpen();
    for (Literal each = best + 1; best != 0 && each < std::ssize(m_variables); ++each)
        if (variable(each).value == Value::Open && variable(each).activity > variable(best).activity)
            best = each;
    return best;
}

void TextbookSolver::bump(Literal literal)
{
    constexpr double tooLarge = 1e100;
    if ((variable(literal).activity += m_bump) <= tooLarge)
        return;
    for (Variable &each : m_variables)
        each.activity /= tooLarge;
    m_bump /= tooLarge;
}

} // namespace sudoku
