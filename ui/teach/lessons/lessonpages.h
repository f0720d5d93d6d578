#pragma once

#include <QPainter>

#include "ui/paint/glyphcache.h"
#include "ui/printjob/pagelayout.h"
#include "ui/teach/lessons/lesson.h"

#include <vector>

class QPdfWriter;

namespace sudoku {

/// Lays a lesson out on the pages of a PDF file: the puzzle on the first, then the steps in rows from top to
/// bottom, each row painted as soon as it is full. The text of a step is above its board; of middle sizes,
/// two on a page, beside it. All lengths are in mm.
class LessonPages
{
public:
    /// Paints the first page of \a lesson, which must outlive this object, as \a writer must.
    LessonPages(QPdfWriter &writer, const Lesson &lesson);

    void add(const LessonStep &step);
    /// Paints what is left, with \a text below. Returns whether everything was written.
    bool end(const QString &text);

private:
    /// A paragraph of text.
    struct Paragraph
    {
        QString text;
        double size; ///< of its letters
        bool isBold = false;
    };

    void paintTitle();
    void paintPuzzle();
    void paintKinds();
    void paintFoot();
    void paintRow();
    void paintStep(const LessonStep &step, double x, double textHeight, double side);
    void beginPage();

    static Paragraph headingOf(const LessonStep &step);
    Paragraph sentenceOf(const LessonStep &step) const;
    double textHeightOf(const LessonStep &step) const;

    QFont fontOf(const Paragraph &paragraph) const;
    double heightOf(const Paragraph &paragraph, double width) const;
    /// Paints \a paragraph at the current height, and returns its own.
    double paint(const Paragraph &paragraph, double x, double y, double width);
    double columnWidth() const;
    double textWidth() const;
    double maxTextHeight() const;

    QPdfWriter &m_writer;
    const Lesson &m_lesson;
    PageFrame m_frame;
    QPainter m_painter;
    GlyphCache m_cache;
    int m_columns;
    bool m_hasTextOnRight; // the text is beside the board
    double m_side;         // of a board
    double m_y = 0;
    int m_page = 1;
    std::vector<LessonStep> m_row;
};

} // namespace sudoku
