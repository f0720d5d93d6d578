#include "ui/print/printersetup.h"

#include "ui/paint/paper/printdocument.h"

#include <QLibrary>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QRadioButton>

#include <algorithm>

namespace sudoku {
namespace {

bool isTurnedOnShortEdge(const PrintJob &job)
{
    return job.isBooklet && job.bookletSides == BookletSides::Both;
}

QPageSize paperLike(const QPrinter &printer, const QPageSize &wanted)
{
    const QPrinterInfo info(printer);
    const QList<QPageSize> sizes = info.supportedPageSizes();
    const bool hasIt =
        std::ranges::any_of(sizes, [&](const QPageSize &size) { return size.isEquivalentTo(wanted); });
    const bool isFree = info.isNull() || info.supportsCustomPageSizes() || sizes.isEmpty();
    return hasIt || isFree ? wanted : info.defaultPageSize();
}

std::vector<int> repeated(const std::vector<int> &sides, int copies, bool isCollated)
{
    std::vector<int> all;
    if (isCollated)
        for (int copy = 0; copy < copies; ++copy)
            all.insert(all.end(), sides.begin(), sides.end());
    else
        for (const int side : sides)
            all.insert(all.end(), copies, side);
    return all;
}

} // namespace

void presetPrinter(QPrinter &printer, const PrintDocument &document)
{
    const QPageLayout layout = document.pageLayout();
    printer.setPageSize(paperLike(printer, layout.pageSize()));
    printer.setPageOrientation(layout.orientation()); // what it refuses, setPaper() hears
    printer.setColorMode(QPrinter::GrayScale);        // or printers may mix black from colours
    if (isTurnedOnShortEdge(document.job()))
        printer.setDuplex(QPrinter::DuplexShortSide);
}

void presetDialog(QPrintDialog &dialog, const PrintDocument &document)
{
    dialog.setOptions(QAbstractPrintDialog::PrintToFile | QAbstractPrintDialog::PrintPageRange
                      | QAbstractPrintDialog::PrintShowPageSize | QAbstractPrintDialog::PrintCollateCopies);
    dialog.setMinMax(1, document.sideCount());
    auto *shortEdge = dialog.findChild<QRadioButton *>(QStringLiteral("duplexShort"));
    if (shortEdge && shortEdge->isEnabled() && isTurnedOnShortEdge(document.job()))
        shortEdge->setChecked(true);
}

QPageSize paperOf(const QPrinter &printer)
{
    return paperLike(printer, printer.pageLayout().pageSize());
}

std::vector<int> sidesFor(const QPrinter &printer, int sideCount)
{
    const QPageRanges ranges = printer.pageRanges();
    std::vector<int> sides;
    for (int side = 0; side < sideCount; ++side)
        if (ranges.isEmpty() || ranges.contains(side + 1))
            sides.push_back(side);
    if (printer.pageOrder() == QPrinter::LastPageFirst)
        std::ranges::reverse(sides);
    if (printer.supportsMultipleCopies())
        return sides;
    return repeated(sides, printer.copyCount(), printer.collateCopies());
}

/// QPrinter does not pass on the answer of CUPS.
QString refusalText()
{
    QLibrary cups(QStringLiteral("cups"), 2);
    const auto lastError = reinterpret_cast<int (*)()>(cups.resolve("cupsLastError"));
    const auto lastErrorText = reinterpret_cast<const char *(*)()>(cups.resolve("cupsLastErrorString"));
    constexpr int lastSuccess = 0xff; // of the status codes of IPP
    if (!lastError || !lastErrorText || (lastError() >= 0 && lastError() <= lastSuccess))
        return {};
    QString text = QString::fromUtf8(lastErrorText()).simplified();
    while (text.endsWith(QLatin1Char('.'))) // it becomes part of a sentence
        text.chop(1);
    return text;
}

} // namespace sudoku
