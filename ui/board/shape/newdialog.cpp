#include "ui/board/shape/newdialog.h"

#include "ui/base/helppage.h"
#include "ui/board/shape/boardpreview.h"
#include "ui/board/shape/shapechooser.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace sudoku {

NewDialog::NewDialog(const Geometry &like, QWidget *parent) : QDialog(parent)
{
    setWindowTitle(tr("New Puzzle"));
    setHelpPage(*this, "board.md#other-sizes-and-shapes");
    auto *form = new QFormLayout;
    m_shape = new ShapeChooser(Puzzle(like), form, this);

    auto *preview = new BoardPreview(puzzle());
    preview->setAccessibleName(tr("Preview of the board"));
    connect(m_shape, &ShapeChooser::changed, preview, [this, preview] { preview->setPuzzle(puzzle()); });

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Ok)->setText(tr("C&reate"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto *columns = new QHBoxLayout;
    columns->addLayout(form);
    columns->addSpacing(16);
    columns->addWidget(preview, 1);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(columns);
    layout->addWidget(buttons);
}

Puzzle NewDialog::puzzle() const
{
    return m_shape->puzzle();
}

} // namespace sudoku
