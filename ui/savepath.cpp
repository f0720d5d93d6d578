#include "ui/savepath.h"

#include <QCoreApplication>
#include <QFileDialog>
#include <QFileInfo>

namespace sudoku {

QString askForSavePath(QWidget *parent, const QString &title, const QString &suggested, const QString &filter)
{
    const QFileInfo info(suggested);
    const QString all = QCoreApplication::translate("SavePath", "All files (*)");
    QFileDialog dialog(parent, title, info.path(), filter + QStringLiteral(";;") + all);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(info.suffix());
    dialog.selectFile(info.fileName());
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().constFirst() : QString();
}

} // namespace sudoku
