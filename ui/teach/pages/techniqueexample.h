#pragma once

#include <QRectF>
#include <QString>

#include "core/hints/walkthrough.h"
#include "ui/teach/steps/hinttext.h"

#include <optional>

class QPainter;

namespace sudoku {

struct BoardStyle;
struct TechniquePage;
class GlyphCache;

/// Returns the ladder on which \a puzzle, when it is solved step by step, comes to a step of \a technique:
/// HoDoKu's with this technique; or, if none is reached so, the steps up to Medium and this technique.
/// Nothing if there is no such step.
std::optional<Ladder> ladderTo(const Technique &technique, const Puzzle &puzzle);

/// Returns the clearest step of \a technique on the board that this ladder reaches first. Nothing if \a
/// puzzle is no text that readPuzzle() reads, or there is no such step.
std::optional<FoundStep> exampleOf(const Technique &technique, const QString &puzzle);
/// Returns the example on the board of that number of \a page, which is found once and kept: its text, its
/// pictures and each further look at the page ask for it, and some take a second. For the main thread only.
const std::optional<FoundStep> &exampleOf(const TechniquePage &page, qsizetype number);

/// Returns where the pattern is: "Rows 5 and 7", its cells, or the name of the technique if it is everywhere.
QString exampleTitle(const FoundStep &example, const SymbolSet &symbols);
/// Returns the step in words: "In rows 5 and 7 …".
QString exampleText(const FoundStep &example, const SymbolSet &symbols);

/// Paints the board of \a example with all candidates and the step in \a area, in the colours of \a style.
void paintExample(QPainter &painter, const QRectF &area, const FoundStep &example, const BoardStyle &style,
                  const SymbolSet &symbols, GlyphCache &cache);

} // namespace sudoku
