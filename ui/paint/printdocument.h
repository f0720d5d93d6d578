#pragma once

#include <QByteArray>
#include <QPageLayout>

#include "core/solve/puzzlesolver.h"
#include "ui/paint/booklet.h"
#include "ui/paint/pagination.h"

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

class QPagedPaintDevice;
class QPainter;

namespace sudoku {

/// A job laid out, ready for a printer, its preview or a file. Cheap to copy; any thread may paint it.
class PrintDocument
{
public:
    explicit PrintDocument(PrintJob job);

    const PrintJob &job() const { return *m_job; }

    /// What a printer is told: paper, orientation and no margins, as the pages have their own.
    QPageLayout pageLayout() const;
    /// The sides of paper: each a page, or two pages of a booklet.
    int sideCount() const;
    /// \a painter is that of a device with pageLayout(), in the units of the device.
    void paintSide(QPainter &painter, int index) const;

private:
    std::shared_ptr<const PrintJob> m_job; // the pages point into it
    std::shared_ptr<const std::vector<Page>> m_pages;
    std::vector<SheetSide> m_sides; // of a booklet
};

enum class Printing { Done, Stopped, Failed };

/// Paints every side on \a device, which gets the page layout of \a document. Progress counts sides. Failed where the
/// device takes nothing.
Printing print(const PrintDocument &document, QPagedPaintDevice &device, const std::stop_token &stop = {},
               const Progress &progress = {});

/// A PDF file, for saveFile(), or nothing when a stop came first.
std::optional<QByteArray> pdf(const PrintDocument &document, const std::stop_token &stop = {},
                              const Progress &progress = {});

} // namespace sudoku
