#pragma once

#include <QByteArray>

#include "ui/printjob/printjob.h"

#include <optional>
#include <stop_token>

namespace sudoku {

// The writers of documents, each in the file of its name: what DocumentFormat::write returns.

/// A page of HTML that needs no other file: boards as SVG, sizes for screen and paper.
std::optional<QByteArray> writeWebPage(const PrintJob &job, const std::stop_token &stop);
/// A document for pdfLaTeX or LuaLaTeX: classic boards by the package sudoku, all others by TikZ.
std::optional<QByteArray> writeLatex(const PrintJob &job, const std::stop_token &stop);
/// An ODT file: tables with pictures of boards, as SVG and, for programs without, as PNG.
std::optional<QByteArray> writeOpenDocument(const PrintJob &job, const std::stop_token &stop);
/// A table that Excel opens by a double click: semicolons, and a mark that says it is UTF-8.
std::optional<QByteArray> writeExcelTable(const PrintJob &job, const std::stop_token &stop);

} // namespace sudoku
