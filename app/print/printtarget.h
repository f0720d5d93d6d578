#pragma once

#include "app/cli/options/settings.h"
#include "ui/paint/documents/documentformat.h"
#include "ui/paint/paper/boardexport.h"
#include "ui/printjob/namepattern.h"

#include <tl/expected.hpp>

namespace sudoku::cli {

inline const QString standardOutput = QStringLiteral("-");

/// What is written, and where.
struct PrintTarget
{
    const PictureFormat *format;
    NamePattern names;
    bool arePictures;                         ///< of a puzzle each, instead of pages
    const DocumentFormat *document = nullptr; ///< instead of pages and pictures; else null
};

/// Returns what \a settings ask for, or a sentence about why that cannot be written, whatever the puzzles
/// are.
tl::expected<PrintTarget, QString> printTarget(const Settings &settings);

} // namespace sudoku::cli
