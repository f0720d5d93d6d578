#include "core/version/version.h"
#include "ui/paint/documents/documentcontents.h"
#include "ui/paint/documents/tikzpicture.h"
#include "ui/paint/documents/writers.h"
#include "ui/paint/paper/printtext.h"
#include "ui/text/strings.h"

#include <algorithm>

namespace sudoku {
namespace {

/// Whether the package sudoku can set the board of \a item: it knows digits in boxes of 3x3, nothing else.
bool isForPackage(const PrintJob &job, const DocumentItem &item)
{
    const Board &board = item.puzzle->board;
    const Geometry &geometry = board.puzzle.geometry;
    const bool hasMore =
        !item.isSolution && (job.hasPencilMarks || (job.hasEntries && board.entries.filledCount() > 0));
    return item.puzzle->symbols == &symbolSets().front() && geometry.boxes() == BoxShape{3, 3}
           && geometry.values() == DigitValues(9) && board.puzzle.constraints.empty()
           && board.info.drawings.empty() && !hasMore;
}

/// Whether pdfLaTeX knows the letters of \a text: those of European languages.
bool isPlain(const QByteArray &text)
{
    constexpr ushort last = 0x17f;
    return std::ranges::all_of(QString::fromUtf8(text),
                               [](QChar character) { return character.unicode() <= last; });
}

class LatexWriter
{
public:
    LatexWriter(const PrintJob &job, const DocumentContents &contents) : m_job(job), m_contents(contents) {}

    /// Returns the document, or nothing if it was stopped.
    std::optional<QByteArray> document(const std::stop_token &stop)
    {
        for (const DocumentBlock &block : m_contents.blocks) {
            addBlock(block, stop);
            if (stop.stop_requested())
                return {};
        }
        return preamble() + "\\begin{document}\n" + titleLine() + m_body + "\\end{document}\n";
    }

private:
    static QByteArray millimetres(double length) { return QByteArray::number(length, 'f', 2) + "mm"; }

    QByteArray titleLine() const
    {
        return m_contents.title.isEmpty()
                   ? QByteArray()
                   : "{\\Large\\bfseries " + latexText(m_contents.title) + "\\par}\\medskip\n";
    }

    QByteArray preamble() const
    {
        const QSizeF size = m_job.pageSize();
        return "% " + toQString(versionLine()).toUtf8()
               + "\n\\documentclass[11pt]{article}\n\\usepackage{iftex}\n"
                 "\\ifpdftex\\usepackage[T1]{fontenc}\n"
                 "\\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{\\usepackage{fix-cm}}\\fi\n"
                 "\\usepackage[paperwidth="
               + millimetres(size.width()) + ",paperheight=" + millimetres(size.height())
               + ",margin=" + millimetres(m_job.edges().margin)
               + ",includefoot]{geometry}\n\\usepackage{graphicx,tikz,sudoku}\n"
                 "\\setlength\\parindent{0pt}\n\\setlength\\sudokuthickline{1.2pt}\n"
                 "\\newsavebox\\blockbox\n"
                 "\\newcommand\\digitsize{20bp}\n"
                 "\\renewcommand\\sudokuformat[1]{\\sffamily\\bfseries\\fontsize{\\digitsize}{\\digitsize}"
                 "\\selectfont#1}\n"
               + m_pictures.styles()
               + (m_contents.author.isEmpty() ? QByteArray() : "% " + m_contents.author.toUtf8() + '\n');
    }

    void addBlock(const DocumentBlock &block, const std::stop_token &stop)
    {
        if (!m_body.isEmpty())
            m_body += block.beginsPage ? "\\clearpage\n" : "\\bigskip\n";
        if (!block.heading.isEmpty())
            m_body += "{\\large\\bfseries " + latexText(block.heading) + "\\par}\\smallskip\n";
        if (block.hasNameLine)
            m_body += latexText(nameLabel()) + " \\hrulefill\\quad " + latexText(dateLabel())
                      + " \\hrulefill\\par\\medskip\n";
        if (!block.introduction.isEmpty())
            m_body += latexText(block.introduction) + "\\par\\medskip\n";
        if (block.symbolRow)
            m_body += latexText(symbolsLabel()) + "\\enspace\\raisebox{-0.35\\height}{"
                      + symbols(*block.symbolRow) + "}\\par\\medskip\n";
        if (block.isUpsideDown)
            m_body += "\\begin{lrbox}{\\blockbox}\\begin{minipage}{\\textwidth}\n";
        addItems(block, stop);
        if (block.isUpsideDown)
            m_body += "\\end{minipage}\\end{lrbox}\\rotatebox{180}{\\usebox\\blockbox}\n";
    }

    void addItems(const DocumentBlock &block, const std::stop_token &stop)
    {
        constexpr double digitShare = 0.62; // of a cell, in a package for which the letters have a size
        constexpr int packageRows = 9;
        m_body += "\\setlength\\sudokusize{" + millimetres(block.side) + "}\\renewcommand\\digitsize{"
                  + millimetres(block.side / packageRows * digitShare) + "}\n";
        const std::size_t perPage = block.perPage > 0 ? block.perPage : block.items.size();
        for (std::size_t i = 0; i < block.items.size() && !stop.stop_requested(); ++i) {
            if (i > 0 && i % perPage == 0)
                m_body += "\\clearpage\n";
            if (block.columns == 1)
                m_body += "\\hspace*{\\fill}";
            addItem(block.items[i], block);
            const bool endsRow = (i % perPage + 1) % block.columns == 0 || i + 1 == block.items.size();
            if (block.columns == 1)
                m_body += "\\hspace*{\\fill}";
            m_body +=
                endsRow ? QByteArray("\\par\\bigskip\n") : "\\hspace{" + millimetres(block.gap) + "}%\n";
        }
    }

    void addItem(const DocumentItem &item, const DocumentBlock &block)
    {
        const double side = block.side;
        m_body += "\\begin{minipage}[t]{" + millimetres(side) + "}\n\\textbf{" + latexText(item.caption)
                  + "}\\hfill{\\small " + latexText(item.facts) + "}\\par\\smallskip\n";
        m_body += isForPackage(m_job, item) ? packageBoard(item) : tikzBoard(pictureOf(item, m_job, side));
        if (!item.rules.isEmpty())
            m_body += "\n{\\small " + latexText(item.rules) + "\\par}";
        if (!item.hint.isEmpty())
            m_body += "\n\\par\\rotatebox{180}{\\footnotesize " + latexText(item.hint) + '}';
        if (!item.code.empty())
            m_body += "\n\\par\\smallskip " + tikzBoard(codePictureOf(item, block.codeSide));
        m_body += "\n\\end{minipage}";
    }

    static QByteArray packageBoard(const DocumentItem &item)
    {
        const Grid &grid = item.isSolution ? item.puzzle->solution : item.puzzle->board.puzzle.givens;
        const Geometry &geometry = item.puzzle->board.puzzle.geometry;
        const Grid &givens = item.puzzle->board.puzzle.givens;
        QByteArray board = "\\begin{sudoku-block}\n";
        for (Cell cell = 0; cell < grid.cellCount(); ++cell) {
            const QByteArray digit = QByteArray::number(grid[cell]);
            board += '|';
            board += givens.isFilled(cell) ? digit
                     : grid.isFilled(cell) ? "{\\mdseries " + digit + '}'
                                           : QByteArray(" ");
            if (geometry.columnOf(cell) == geometry.size() - 1)
                board += "|.\n";
        }
        return board + "\\end{sudoku-block}";
    }

    QByteArray tikzBoard(PictureRequest request)
    {
        const PictureFormat &svg = *findPictureFormat("svg");
        request.look.letters = LetterKind::Text;
        QByteArray picture = svg.write(request);
        if (!isPlain(picture)) {
            request.look.letters = LetterKind::Outlines;
            picture = svg.write(request);
        }
        return m_pictures.picture(picture);
    }

    QByteArray symbols(const SymbolRow &row)
    {
        const QByteArray text = symbolRowSvg(row, symbolRowHeight);
        return m_pictures.picture(isPlain(text) ? text
                                                : symbolRowSvg(row, symbolRowHeight, LetterKind::Outlines));
    }

    const PrintJob &m_job;
    const DocumentContents &m_contents;
    TikzPictures m_pictures;
    QByteArray m_body;
};

} // namespace

std::optional<QByteArray> writeLatex(const PrintJob &job, const std::stop_token &stop)
{
    const DocumentContents contents = documentContents(job);
    return LatexWriter(job, contents).document(stop);
}

} // namespace sudoku
