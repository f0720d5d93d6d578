#pragma once

#include <QByteArray>
#include <QPageLayout>

#include "core/sat/halt.h"
#include "ui/paint/paper/booklet.h"
#include "ui/paint/paper/finishedpdf.h"
#include "ui/paint/paper/pagination.h"
#include "ui/paint/paper/sheetplacement.h"

#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

class QIODevice;
class QPagedPaintDevice;
class QPainter;

namespace sudoku {

/// A job with its pages laid out, for a printer, a preview or a file. It is cheap to copy, and any thread may
/// paint it.
class PrintDocument
{
public:
    explicit PrintDocument(PrintJob job);

    const PrintJob &job() const { return *m_job; }
    const std::vector<Page> &pages() const { return *m_pages; }

    /// Returns the paper and the orientation, without margins, because the pages have their own.
    QPageLayout pageLayout() const;
    /// Returns the placement of the sides on another paper, within the printable area of its printer.
    SheetPlacement placementOn(const QPageLayout &paper) const;
    /// Returns the number of sides of paper: a side has one page, or two pages of a booklet.
    int sideCount() const;
    /// Returns the side with the page of that index, or the number of sides if none has it.
    int sideOf(int page) const;
    /// Returns the numbers of all sides, from 0.
    std::vector<int> allSides() const;
    /// Paints a side. The device of \a painter has pageLayout(), and \a painter uses its units.
    void paintSide(QPainter &painter, int index) const;

    /// Returns how many puzzles have a QR code for which their page has no room.
    int codesWithoutRoom() const;
    /// Returns the letters of all texts that no font of this machine shows, each once.
    QString lettersWithoutFont() const;
    /// Returns the outline of a file with only these \a sides.
    std::vector<Bookmark> bookmarks(const std::vector<int> &sides) const;
    /// Returns the pages of other files on those of a file with only these \a sides; booklets have none.
    std::map<int, InsertedPage> insertedOn(const std::vector<int> &sides) const;

private:
    std::shared_ptr<const PrintJob> m_job; // the pages point into it
    std::shared_ptr<const std::vector<Page>> m_pages;
    std::vector<SheetSide> m_sides; // of a booklet
};

enum class Printing { Done, Stopped, Failed };

/// Sets the size and the orientation of \a paper on \a device, without margins; the device adds those within
/// which it cannot print. Returns false if the device refuses the paper.
bool setPaper(QPagedPaintDevice &device, const QPageLayout &paper);

/// Paints \a sides in this order on the paper of \a device. Progress counts sides. Returns Failed if the
/// device accepts nothing.
Printing print(const PrintDocument &document, const std::vector<int> &sides, QPagedPaintDevice &device,
               const std::stop_token &stop = {}, const Progress &progress = {});

/// Writes a PDF file of \a sides on \a paper to \a to. Pages go to a temporary file first, and the memory of
/// \a document is free again before that is finished, if nobody else has it.
Printing writePdf(PrintDocument document, const QPageLayout &paper, const std::vector<int> &sides,
                  QIODevice &to, const std::stop_token &stop = {}, const Progress &progress = {});

/// Returns a PDF file of \a sides on \a paper, or nothing when a stop came first.
std::optional<QByteArray> pdf(const PrintDocument &document, const QPageLayout &paper,
                              const std::vector<int> &sides, const std::stop_token &stop = {},
                              const Progress &progress = {});
/// Returns a PDF file of all sides on the paper of \a document.
std::optional<QByteArray> pdf(const PrintDocument &document, const std::stop_token &stop = {},
                              const Progress &progress = {});

} // namespace sudoku
