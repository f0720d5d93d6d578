#pragma once

#include <QObject>

#include "ui/verdict/conclusions.h"

#include <memory>

namespace sudoku {

class Computation;
class Document;

/// Counts the solutions of a puzzle and shows them one by one.
class SolutionBrowser : public QObject
{
    Q_OBJECT

public:
    SolutionBrowser(Document &document, Computation &computation, QObject *parent = nullptr);

    void count(const Subject &subject);

signals:
    void concluded(const sudoku::Conclusion &conclusion);
    void statisticsChanged(const sudoku::SolveStatistics &statistics);
    void learnt(const sudoku::Puzzle &puzzle, const sudoku::CheckResult &result);
    /// This solution shall be the only one.
    void preferred(const sudoku::Subject &subject, const sudoku::Grid &solution);

private:
    struct State;
    using StatePointer = std::shared_ptr<State>;

    static CheckResult resultOf(const State &state);
    void countOn(const StatePointer &state);
    void concludeCount(const StatePointer &state);
    void show(const StatePointer &state, std::size_t index);
    void estimate(const StatePointer &state);
    void enter(const Grid &solution);
    QString took() const;

    Document &m_document;
    Computation &m_computation;
};

} // namespace sudoku
