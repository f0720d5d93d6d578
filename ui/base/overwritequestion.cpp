#include "ui/base/overwritequestion.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace sudoku {
namespace {

struct OverwriteQuestionWords
{
    Q_DECLARE_TR_FUNCTIONS(OverwriteQuestion)
};

} // namespace

OverwriteAnswer askToOverwrite(QWidget *parent, const QString &path, FileFingerprint::State state)
{
    const bool isRemoved = state == FileFingerprint::State::Removed;
    const QString text =
        isRemoved ? OverwriteQuestionWords::tr(
            "%1 was removed or renamed by another program. Save it again under this name?")
                  : OverwriteQuestionWords::tr("%1 was changed by another program. Overwrite those changes?");
    QMessageBox box(QMessageBox::Warning,
                    isRemoved ? OverwriteQuestionWords::tr("File Removed")
                              : OverwriteQuestionWords::tr("File Changed"),
                    text.arg(QFileInfo(path).fileName()), QMessageBox::Cancel, parent);
    const QPushButton *save = box.addButton(isRemoved ? OverwriteQuestionWords::tr("&Save Again")
                                                      : OverwriteQuestionWords::tr("&Overwrite"),
                                            QMessageBox::DestructiveRole);
    QPushButton *saveAs = box.addButton(OverwriteQuestionWords::tr("Save &As…"), QMessageBox::AcceptRole);
    box.setDefaultButton(saveAs);
    box.exec();
    return box.clickedButton() == save     ? OverwriteAnswer::Save
           : box.clickedButton() == saveAs ? OverwriteAnswer::SaveAs
                                           : OverwriteAnswer::Cancel;
}

} // namespace sudoku
