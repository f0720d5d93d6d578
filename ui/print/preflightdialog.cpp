#include "ui/print/preflightdialog.h"

#include "ui/base/helppage.h"
#include "ui/text/boardtext.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace sudoku {

PreflightDialog::PreflightDialog(const std::vector<PrintFault> &faults, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("Preflight"));
    setHelpPage(*this, "printing.md#for-printing-houses");
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(new QLabel(faults.empty() ? tr("Nothing was found that printing houses refuse.")
                                                : tr("What printing houses may refuse:")));
    auto *list = new QListWidget;
    list->setAccessibleName(tr("Faults"));
    list->setWordWrap(true);
    for (const PrintFault &fault : faults)
        list->addItem(asSentence(faultText(fault)));
    list->setVisible(!faults.empty());
    layout->addWidget(list, 1);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
    if (!faults.empty())
        resize(560, 320);
}

} // namespace sudoku
