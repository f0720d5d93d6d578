#pragma once

#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

#include "tests/testdata.h"
#include "tests/ui/newspaper.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/analyst.h"
#include "ui/ask/verdict/conflictreporter.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"

namespace sudoku {

/// A 25x25 with many solutions, which takes long to look at.
inline Puzzle hardPuzzleWithout(int givens)
{
    Puzzle puzzle = hardPuzzle();
    for (Cell cell = 0; cell < puzzle.givens.cellCount() && givens > 0; cell += 3)
        if (puzzle.givens.isFilled(cell)) {
            puzzle.givens.clear(cell);
            --givens;
        }
    return puzzle;
}

/// An analyst with its document, and the last that it concluded.
struct AnalystBench
{
    explicit AnalystBench(Board board) : document(std::move(board))
    {
        QObject::connect(&sink, &Answers::concluded, &analyst, [this](const Conclusion &conclusion) {
            last = conclusion;
            ++answers;
        });
    }
    explicit AnalystBench(const std::string &givens, std::initializer_list<std::string_view> variants = {})
        : AnalystBench(Board(sudoku::board(givens, variants)))
    {
    }

    void enter(Cell cell, Digit digit)
    {
        Board changed = document.board();
        changed.enter(cell, digit);
        document.edit(changed, "Enter Digit");
    }
    /// Whether everything ended in time, however slow the machine.
    bool waitForAnswer()
    {
        return QTest::qWaitFor([&] { return answers > 0 && !computation.isRunning(); }, 60'000);
    }
    /// Whether something was shown before the end, and an answer came.
    bool stopWhenSomethingIsShown()
    {
        QSignalSpy soFar(&sink, &Answers::foundSoFar);
        if (!soFar.wait(60'000))
            return false;
        computation.stop();
        return waitForAnswer();
    }
    /// Takes the action with that text.
    bool take(const QString &text)
    {
        for (const Offer &action : last.offers)
            if (action.text == text) {
                answers = 0;
                const auto run = action.run;
                run();
                return true;
            }
        return false;
    }
    /// Returns the headline of the last conclusion without its duration.
    QString headline() const
    {
        static const QRegularExpression duration(
            QStringLiteral(" \\(proved [^)]*\\)| (in [0-9][^)]*|at once)(?=\\))"));
        return QString(last.headline).remove(duration);
    }
    QStringList actions() const
    {
        QStringList texts;
        for (const Offer &action : last.offers)
            texts += action.text;
        return texts;
    }

    Document document;
    BoardEditor editor{document};
    BoardView view{document, editor};
    Computation computation{document};
    LiveCheck live{document};
    ConflictReporter conflicts{document, view};
    Answers sink;
    Analyst analyst{{document, view, computation, live, conflicts, sink}};
    Conclusion last;
    int answers = 0;
};

} // namespace sudoku
