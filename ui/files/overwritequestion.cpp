#include "ui/files/overwritequestion.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace sudoku {
namespace {

QString tr(const char *text)
{
    return QCoreApplication::translate("OverwriteQuestion", text);
}

} // namespace

OverwriteAnswer askToOverwrite(QWidget *parent, const QString &path, FileFingerprint::State state)
{
    const bool isRemoved = state == FileFingerprint::State::Removed;
    const QString text =
        isRemoved ? tr("%1 was removed or renamed by another program. Save it again under this name?")
                  : tr("%1 was changed by another program. Overwrite those changes?");
    QMessageBox box(QMessageBox::Warning, isRemoved ? tr("File Removed") : tr("File Changed"),
                    text.arg(QFileInfo(path).fileName()), QMessageBox::Cancel, parent);
    const QPushButton *save =
        box.addButton(isRemoved ? tr("&Save Again") : tr("&Overwrite"), QMessageBox::DestructiveRole);
    QPushButton *saveAs = box.addButton(tr("Save &As…"), QMessageBox::AcceptRole);
    box.setDefaultButton(saveAs);
    box.exec();
    return box.clickedButton() == save     ? OverwriteAnswer::Save
           : box.clickedButton() == saveAs ? OverwriteAnswer::SaveAs
                                           : OverwriteAnswer::Cancel;
}

} // namespace sudoku
