#pragma once

#include <QTemporaryDir>
#include <QTest>

#include "tests/testdata.h"
#include "tests/ui/newspaper.h"
#include "ui/ask/solving/computation.h"
#include "ui/ask/solving/livecheck.h"
#include "ui/ask/verdict/conflictreporter.h"
#include "ui/base/settings.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/teach/hints/hinter.h"

namespace sudoku::hinterbench {

/// It needs eliminations.
inline const std::string withEliminations =
    "........9.6....3..2.4....7...937.5.1.....2..3...15.7....1.24.....8.3.6...4.5.....";

/// Hints with their document, and the last message.
struct Bench
{
    explicit Bench(Board board) : document(std::move(board))
    {
        document.setRole(DigitRole::Entry); // as in a puzzle that was opened
        const auto keep = [this](const Board &, const Compose &message) { last = message(); };
        QObject::connect(&sink, &Answers::answered, &hinter, keep);
        QObject::connect(&document, &Document::explained, &hinter, keep);
    }
    explicit Bench(const std::string &givens, std::initializer_list<std::string_view> variants = {})
        : Bench(Board(sudoku::board(givens, variants)))
    {
    }

    bool ask()
    {
        hinter.ask();
        return QTest::qWaitFor([this] { return !computation.isRunning(); }, 60'000);
    }
    bool askForStep() { return ask() && ask() && ask(); }
    void enter(Cell cell, Digit digit)
    {
        Board changed = document.board();
        changed.enter(cell, digit);
        document.edit(changed, "Enter Digit");
    }
    const Board &board() const { return document.board(); }
    const StepEvidence &evidence() const { return view.findings().evidence; }

    Document document;
    BoardEditor editor{document};
    BoardView view{document, editor};
    Computation computation{document};
    LiveCheck live{document};
    ConflictReporter conflicts{document, view};
    Answers sink;
    QTemporaryDir folder;
    Settings settings{folder.filePath("settings.ini")};
    Hinter hinter{{document, view, computation, live, conflicts, sink}, settings};
    Message last;
};

} // namespace sudoku::hinterbench
