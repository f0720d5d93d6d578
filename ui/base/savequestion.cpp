#include "ui/base/savequestion.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace sudoku {
namespace {

struct SaveQuestion
{
    Q_DECLARE_TR_FUNCTIONS(SaveQuestion)
};

} // namespace

bool askToSave(QWidget *parent, const QString &title, const QString &question,
               const std::function<bool()> &save)
{
    QMessageBox box(QMessageBox::Question, title, question,
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, parent);
    box.button(QMessageBox::Save)->setText(SaveQuestion::tr("&Save"));
    box.button(QMessageBox::Discard)->setText(SaveQuestion::tr("&Discard"));
    box.button(QMessageBox::Cancel)->setText(SaveQuestion::tr("&Cancel"));
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

bool askToDiscard(QWidget *parent, const QString &question)
{
    QMessageBox box(QMessageBox::Question, parent->windowTitle(), question,
                    QMessageBox::Discard | QMessageBox::Cancel, parent);
    box.button(QMessageBox::Discard)->setText(SaveQuestion::tr("&Discard"));
    box.button(QMessageBox::Cancel)->setText(SaveQuestion::tr("&Keep Editing"));
    box.setDefaultButton(QMessageBox::Cancel);
    return box.exec() == QMessageBox::Discard;
}

} // namespace sudoku
