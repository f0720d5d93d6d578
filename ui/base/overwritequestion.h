#pragma once

#include "ui/text/filefingerprint.h"

class QWidget;

namespace sudoku {

enum class OverwriteAnswer { Save, SaveAs, Cancel };

/// Asks what to do with the file \a path, which another program has changed or removed since it was read.
OverwriteAnswer askToOverwrite(QWidget *parent, const QString &path, FileFingerprint::State state);

} // namespace sudoku
