#include "ui/base/filedialog.h"

#include "ui/base/screenroom.h"

#include <QAbstractItemView>
#include <QFileDialog>
#include <QFileInfo>
#include <QFontMetrics>
#include <QHeaderView>
#include <QSplitter>
#include <QTreeView>

#include <algorithm>

namespace sudoku {

void makeReadable(QFileDialog &dialog)
{
    constexpr int widthInCharacters = 130; // a long name, size, type and date, beside the list of places
    constexpr int heightInLines = 30;
    dialog.setOption(QFileDialog::HideNameFilterDetails);
    const QFontMetrics metrics = dialog.fontMetrics();
    const QSize wanted(widthInCharacters * metrics.averageCharWidth(), heightInLines * metrics.lineSpacing());
    dialog.resize(fittedToScreen(dialog, dialog.size().expandedTo(dialog.sizeHint()).expandedTo(wanted)));
    const auto *files =
        dialog.findChild<QTreeView *>(QStringLiteral("treeView")); // null in those of desktops
    if (!files)
        return;
    if (auto *parts = dialog.findChild<QSplitter *>(QStringLiteral("splitter"))) {
        const auto *places = dialog.findChild<QAbstractItemView *>(QStringLiteral("sidebar"));
        const int longest = places ? places->sizeHintForColumn(0) + 2 * metrics.averageCharWidth() : 0;
        const int width = std::min(longest, dialog.width() / 3);
        parts->setSizes({width, dialog.width() - width});
    }
    QHeaderView &columns = *files->header();
    columns.setStretchLastSection(false);
    columns.setSectionResizeMode(QHeaderView::ResizeToContents);
    columns.setSectionResizeMode(0, QHeaderView::Stretch); // the name
}

QString askForOpenPath(QWidget *parent, const QString &title, const QString &folder, const QString &filter)
{
    QFileDialog dialog(parent, title, folder);
    makeReadable(dialog);
    dialog.setFileMode(QFileDialog::ExistingFile);
    if (!filter.isEmpty())
        dialog.setNameFilter(filter);
    if (dialog.exec() != QDialog::Accepted)
        return {};
    const QString path = dialog.selectedFiles().constFirst();
    dialog.setDirectory(QFileInfo(path).path()); // Qt remembers it for the next dialog
    return path;
}

} // namespace sudoku
