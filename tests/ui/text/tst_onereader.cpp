// Covers core/formats: puzzlelist
// Covers ui/text: errortext

#include <QTest>

#include "core/formats/puzzlelist.h"
#include "core/formats/puzzlestream.h"
#include "core/formats/text/format.h"
#include "core/solve/count.h"
#include "tests/testpaths.h"
#include "tests/testprogram.h"
#include "ui/text/boardtext.h"
#include "ui/text/errortext.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <sstream>

namespace sudoku::tst_onereader {

QByteArray verdictOf(const Board &board)
{
    constexpr std::array<const char *, 3> words{"none", "unique", "multiple"};
    return words[static_cast<std::size_t>(std::min<std::int64_t>(countSolutions(board.puzzle, 2).count, 2))];
}

QByteArray nameOf(Remark::Code code)
{
    switch (code) {
    case Remark::Code::Unsupported:
        return "unsupported";
    case Remark::Code::TextLeftOut:
        return "text";
    case Remark::Code::RowLeftOut:
        return "row";
    case Remark::Code::RegionsLeftOut:
        return "regions";
    case Remark::Code::PuzzleLeftOut:
        return "puzzle";
    default:
        return QByteArray::number(static_cast<int>(code));
    }
}

/// Returns a text such as "9x9 30 givens unique, left out: row 1".
QByteArray described(const TextPuzzle &puzzle)
{
    const Geometry &geometry = puzzle.board.puzzle.geometry;
    const QByteArray size = QByteArray::number(geometry.size());
    QByteArray text = size + 'x' + size + (geometry.boxes() ? " " : " jigsaw ")
                      + QByteArray::number(puzzle.board.puzzle.givens.filledCount()) + " givens "
                      + verdictOf(puzzle.board);
    for (const Remark &remark : puzzle.remarks)
        if (isLeftOut(remark.code))
            text += ", left out: " + nameOf(remark.code) + ' ' + QByteArray::number(remark.line);
    return text;
}

/// Returns what the command line reads.
QByteArrayList streamed(const QByteArray &text)
{
    std::istringstream input(text.toStdString());
    PuzzleStream stream(input);
    QByteArrayList answers;
    while (const std::optional<TextResult> next = stream.next())
        answers += *next ? described(**next) : QByteArray("error");
    return answers;
}

/// Returns what the window reads.
QByteArrayList pasted(const QByteArray &text)
{
    const auto list = puzzlesOf(text.toStdString(), 100);
    QByteArrayList answers;
    for (const TextPuzzle &puzzle : list ? list->puzzles : std::vector<TextPuzzle>())
        answers += described(puzzle);
    return answers;
}

QByteArray contentOf(const char *name)
{
    QFile file(QString::fromStdString(testDataPath(std::string("reading/") + name)));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return file.readAll();
}

/// Whatever the command line reads, the window reads, and what is left out is said.
class TestOneReader : public QObject
{
    Q_OBJECT

private slots:
    void bothReadTheSame_data()
    {
        QTest::addColumn<QByteArray>("expected");
        const auto row = [](const char *file, const char *expected) {
            QTest::newRow(file) << QByteArray(expected);
        };
        row("arabic-figures.txt", "9x9 30 givens unique");
        row("cages.txt", "9x9 0 givens multiple");
        row("candidate-rows.txt", "9x9 32 givens unique");
        row("candidates-in-bands.txt", "9x9 32 givens unique");
        row("candidates-of-chains.txt", "9x9 32 givens unique");
        row("candidates-with-star.txt", "9x9 32 givens unique");
        row("clues-blank-regions.txt", "9x9 jigsaw 16 givens unique");
        row("clues-regions.py", "9x9 jigsaw 16 givens unique");
        row("clues-then-regions.txt", "9x9 jigsaw 16 givens unique");
        row("dashes-16.txt", "16x16 130 givens unique");
        row("dataframe.txt", "9x9 30 givens unique, left out: row 1");
        row("facts-with-rules.lp", "9x9 30 givens unique");
        row("facts.lp", "9x9 30 givens unique");
        row("header-of-names.csv", "9x9 30 givens unique, left out: text 1; 9x9 30 givens unique");
        row("header.csv", "9x9 38 givens unique, left out: text 1; 9x9 38 givens unique");
        row("latex-sudoku.tex", "9x9 30 givens unique");
        row("latex-tabular.tex", "9x9 30 givens unique");
        row("list-minus-one.py", "9x9 30 givens unique");
        row("list-of-texts.py", "9x9 30 givens unique");
        row("list.lisp", "9x9 30 givens unique");
        row("markdown-empty-header.md", "9x9 30 givens unique, left out: row 1");
        row("matrix.R", "9x9 30 givens unique");
        row("matrix.m", "9x9 30 givens unique");
        row("minizinc-array2d.dzn", "9x9 30 givens unique");
        row("minizinc-bars.dzn", "9x9 30 givens unique");
        row("minizinc-comment-row.dzn", "9x9 30 givens unique");
        row("note-behind-grid.txt", "9x9 30 givens unique, left out: text 13");
        row("padded16.txt", "16x16 101 givens unique");
        row("pencilmark-sudoku.txt", "9x9 0 givens unique");
        row("quoted.txt", "9x9 30 givens unique, left out: text 1");
        row("regions-then-clues.txt", "9x9 jigsaw 16 givens unique");
        row("size-line-16.txt", "16x16 130 givens unique");
        row("solved.sdku", "9x9 30 givens unique");
        row("table-with-index.csv", "9x9 30 givens unique, left out: row 1");
        row("table-with-names.md", "9x9 30 givens unique, left out: row 1");
        row("title-date.txt", "9x9 30 givens unique, left out: row 1");
        row("title-five-words.txt",
            "9x9 30 givens unique, left out: text 1; 9x9 30 givens unique, left out: text 13");
        row("title-time.txt", "9x9 30 givens unique, left out: text 1");
    }
    void bothReadTheSame()
    {
        QFETCH(QByteArray, expected);
        const QByteArray text = contentOf(QTest::currentDataTag());
        QVERIFY(!text.isEmpty());
        QCOMPARE(streamed(text).join("; "), expected);
        QCOMPARE(pasted(text).join("; "), expected);
    }

    void otherPuzzlesAreNamed_data()
    {
        QTest::addColumn<QString>("name");
        QTest::newRow("mathdoku.ksudoku") << QString("Mathdoku");
        QTest::newRow("operations.sud") << QString("JCrypTool");
        QTest::newRow("roxdoku.ksudoku") << QString("Roxdoku");
        QTest::newRow("samurai.ksudoku") << QString("shape");
    }
    void otherPuzzlesAreNamed()
    {
        QFETCH(QString, name);
        const QByteArray text = contentOf(QTest::currentDataTag());
        QCOMPARE(streamed(text).join("; "), "error");
        const auto list = puzzlesOf(text.toStdString(), 1);
        QVERIFY(!list);
        QVERIFY2(errorText(list.error()).startsWith("this kind of puzzle cannot be read"),
                 qPrintable(errorText(list.error())));
        QVERIFY(errorText(list.error()).contains(name));
    }

    void theWindowNamesWhatItCannotReadBeforeAPuzzle()
    {
        const QByteArray puzzle =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
        QCOMPARE(pasted("123\n456\n\n" + puzzle).join("; "), "9x9 30 givens unique, left out: puzzle 1");
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestOneReader)

} // namespace sudoku::tst_onereader

#include "tst_onereader.moc"
