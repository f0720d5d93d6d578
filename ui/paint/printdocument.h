#pragma once

#include <QByteArray>
#include <QPageLayout>

#include "core/solve/outcome.h"
#include "ui/paint/booklet.h"
#include "ui/paint/pagination.h"
#include "ui/paint/sheetplacement.h"

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

    /// The paper and the orientation; no margins, as the pages have their own.
    QPageLayout pageLayout() const;
    /// How the sides come to lie on another paper, as far as its printer can print on it.
    SheetPlacement placementOn(const QPageLayout &paper) const;
    /// The sides of paper: each a page, or two pages of a booklet.
    int sideCount() const;
    /// The numbers of all sides, from 0.
    std::vector<int> allSides() const;
    /// \a painter is that of a device with pageLayout(), in the units of the device.
    void paintSide(QPainter &painter, int index) const;

private:
    std::shared_ptr<const PrintJob> m_job; // the pages point into it
    std::shared_ptr<const std::vector<Page>> m_pages;
    std::vector<SheetSide> m_sides; // of a booklet
};

enum class Printing { Done, Stopped, Failed };

/// Gives \a device the size and the orientation of \a paper, all of it to be painted on; the device sets the
/// margins within which it cannot print. False where it refuses.
bool setPaper(QPagedPaintDevice &device, const QPageLayout &paper);

/// Paints \a sides on the paper that \a device has, in this order. Progress counts sides. Failed where the
/// device takes nothing.
Printing print(const PrintDocument &document, const std::vector<int> &sides, QPagedPaintDevice &device,
               const std::stop_token &stop = {}, const Progress &progress = {});

/// A PDF file of \a sides on \a paper, for saveFile(), or nothing when a stop came first.
std::optional<QByteArray> pdf(const PrintDocument &document, const QPageLayout &paper,
                              const std::vector<int> &sides, const std::stop_token &stop = {},
                              const Progress &progress = {});
/// The same of all sides on the paper of \a document.
std::optional<QByteArray> pdf(const PrintDocument &document, const std::stop_token &stop = {},
                              const Progress &progress = {});

} // namespace sudoku
