#pragma once

#include <QObject>

#include "core/board/puzzle.h"
#include "ui/base/job.h"

#include <optional>

namespace sudoku {

class Document;

/// Finds the regions of a board that the player has filled, if its puzzle does not say them, and notes them
/// on the document. Until then the board is not solved; see Document::isSolved().
class RegionFinder : public QObject
{
    Q_OBJECT

public:
    explicit RegionFinder(Document &document, QObject *parent = nullptr);

    bool isLooking() const { return m_job.isRunning(); }

private:
    void follow();

    Document &m_document;
    std::optional<Puzzle> m_asked; // the puzzle of the full board for which regions are looked for
    Job m_job;
};

} // namespace sudoku
