#include <QTest>

#include "tests/formatdata.h"

#include "core/formats/formats.h"
#include "core/formats/puzzlestream.h"
#include "tests/testprogram.h"

#include <sstream>

namespace sudoku::tst_textkind {
using namespace std::string_literals;

const std::string line9 = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// For each text of a stream its line, and what it looks like, its size or its error.
std::string answers(const std::string &text)
{
    std::istringstream input(text);
    PuzzleStream stream(input);
    std::string all;
    while (const auto result = stream.next()) {
        const bool isNoPuzzle = !*result && result->error().code == TextErrorCode::NotPuzzleText;
        all += (all.empty() ? "" : " ") + std::to_string(stream.line()) + ":"
               + (*result      ? std::to_string((*result)->board.puzzle.geometry.size())
                  : isNoPuzzle ? result->error().found
                               : sudoku::text(result->error()));
    }
    return all;
}

void row(const char *name, const std::string &text, const std::string &expected)
{
    QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray::fromStdString(expected);
}

std::string written(const char *formatId, BoxShape boxes)
{
    return findFormat(formatId)->write(patternBoard(boxes), *findSymbolSet("A"));
}

std::string lowerCase(std::string text)
{
    std::ranges::transform(text, text.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c | 0x20) : c; });
    return text;
}

/// Rows of letters without any blank, in groups, as a solution in which \a row is one cell short.
std::string solutionOfLetters(int boxSize, int shortRow)
{
    const int size = boxSize * boxSize;
    std::string text;
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size - (row == shortRow ? 1 : 0); ++column)
            text +=
                (column > 0 && column % boxSize == 0 ? " " : "")
                + std::string(1, static_cast<char>('a' + (column + row * boxSize + row / boxSize) % size));
        text += '\n';
    }
    return text;
}

class TestTextKind : public QObject
{
    Q_OBJECT

private slots:
    void otherFilesAreNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        row("png", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR\n\n1234\n.."s, "1:png");
        row("jpeg", "\xff\xd8\xff\xe0\0\x10JFIF\n53"s, "1:jpeg");
        row("gif", "GIF89a\x01\0\x01\0\n"s, "1:gif");
        row("pdf", "%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog >>\n", "1:pdf");
        row("ods", "PK\x03\x04\x14\0\0\x08\0\0\n\0mimetypeapplication/vnd.oasis.opendocument.spreadsheet"s,
            "1:spreadsheet");
        row("xlsx", "PK\x03\x04\x14\0[Content_Types].xml\n\n\nPK\x03\x04xl/workbook.xml"s, "1:spreadsheet");
        row("docx", "PK\x03\x04\x14\0[Content_Types].xml\n\n\nPK\x03\x04word/document.xml"s, "1:document");
        row("zip", "PK\x03\x04\x14\0\0\0a.txt\n53"s, "1:zip");
        row("program", "\x7f\x45LF\x02\x01\x01\0\0"s, "1:program");
        row("anything else with zeros", "\x01\x02\0\0 12\n34\n"s, "1:binary");
        row("utf16", "\xff\xfe"s + "5\0003\0.\0\n\0"s, "1:utf16");
        row("rtf", "{\\rtf1\\ansi\n53..7....}\n", "1:document");
        row("formula", "p cnf 729 2\n1 2 0\n-1 -2 0\n", "1:formula");
        row("html", "<!DOCTYPE html>\n<html><body>\n<table><tr><td>5</td>\n</body></html>\n", "1:html");
        row("tags", " <div>\n<p>5 3 4</p></div>\n", "1:html");
    }

    void otherFilesAreNamed() { verify(); }

    void otherTextsAreNamed_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        row("prose",
            "The quick brown fox jumps over the lazy dog. It was a sunny day,\nand nobody cared.\n\n"
            "Chapter two begins (at last) with 3 foxes.\n",
            "1:prose");
        row("german", "Die Möhren kosten 3 Euro, die Äpfel das Doppelte.\n", "1:prose");
        row("a shopping list", "milk\nbread\n2 eggs\nbutter\n500 g flour\n", "1:prose");
        row("a list with dashes", "- milk\n- bread\n- eggs\n", "1:prose");
        row("one word", "hello\n", "1:prose");
        row("a file, as long as a 5x5", "/data/scripts/wendezau.js\n", "1:path");
        row("a file, as long as a 6x6", "/data/puzzles/odd_blockade_runner.js\n", "1:path");
        row("a file of this folder", "puzzles/hard.txt\n", "1:path");
        row("one word with an umlaut", "Möhren\n", "1:prose");
        row("capitals", "SHOPPING LIST FOR MONDAY\n", "1:prose");
        row("source", "#include <vector>\n\nnamespace a {\n\nint main()\n{\n    return f(1, 2);\n}\n\n}\n",
            "3:source");
        row("puzzles behind prose",
            "Three puzzles of mine, all of them hard:\n\n" + line9 + "\n" + line9 + "\n", "1:prose 3:9 4:9");
        row("rows behind prose", "Three puzzles of mine\n\n12..\n34..\n..12\n..34\n\nThe end of it all\n",
            "1:prose 3:4 8:prose");
    }

    void otherTextsAreNamed() { verify(); }

    void faultyPuzzlesKeepTheirError_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("expected");
        row("a wrong character", "5!" + line9.substr(2), "1:UnknownSymbol 1:2 '!' 0/9");
        row("a letter", "5x" + line9.substr(2), "1:UnknownSymbol 1:2 'x' 0/9");
        row("a digit too few", line9.substr(1), "1:WrongCellCount 1:0 '' 80/81");
        row("a remark behind it", line9 + " an easy one", "1:9"); // found in it
        row("a short killer with a fault", "<" + std::string(79, '<') + "/", "1:UnknownSymbol 1:1 '<' 0/9");
        row("a heading",
            "Puzzle of the day\n53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n"
            ".6....28.\n...419..5\n....8..79\n",
            "2:9");
        row("a heading with a number",
            "Grid 01\n003020600\n900305001\n001806400\n008102900\n700000008\n"
            "006708200\n002609500\n800203009\n005010300\n",
            "2:9");
        row("letters, a row too short", written("rows", {4, 4}).erase(20, 1), "1:UnevenRow 2:16 '' 15/16");
        row("small letters, a row too short", lowerCase(written("rows", {4, 4})).erase(20, 1),
            "1:UnevenRow 2:16 '' 15/16");
        row("a solution of letters, a row too short", solutionOfLetters(4, 5), "1:UnevenRow 6:19 '' 15/16");
        row("a larger one", solutionOfLetters(5, 7), "1:UnevenRow 8:29 '' 24/25");
        row("a row of letters is missing", solutionOfLetters(4, 99).substr(20),
            "1:WrongCellCount 1:0 '' 240/256");
        row("a framed one", written("grid", {4, 4}).replace(50, 1, "?"), "1:UnknownSymbol 2:9 '?' 0/16");
        row("digits of another script", "１２３４\n", "1:UnknownSymbol 1:1 '１' 0/4");
        row("separators", "5;3;;;7;;;;\n6;;;1;9;5;;;\n", "1:WrongCellCount 1:0 '' 18/81");
        row("a long row of letters", std::string(70, 'A') + "\n", "1:WrongCellCount 1:0 '' 70/64");
    }

    void faultyPuzzlesKeepTheirError() { verify(); }

private:
    static void verify()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, expected);
        QCOMPARE(QByteArray::fromStdString(answers(text.toStdString())), expected);
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestTextKind)

} // namespace sudoku::tst_textkind

#include "tst_textkind.moc"
