#pragma once

#include "ui/text/filefingerprint.h"

class QWidget;

namespace sudoku {

enum class OverwriteAnswer { Save, SaveAs, Cancel };

/// What to do about the file \a path, which another program has changed or removed, so that saving would undo
/// that.
OverwriteAnswer askToOverwrite(QWidget *parent, const QString &path, FileFingerprint::State state);

} // namespace sudoku
