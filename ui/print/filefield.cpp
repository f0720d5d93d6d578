#include "ui/print/filefield.h"

#include "ui/base/filedialog.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace sudoku {

FileField::FileField(QWidget *parent) : QWidget(parent), m_line(new QLineEdit)
{
    auto *choose = new QPushButton(tr("Choose…"));
    choose->setAutoDefault(false);
    choose->setAccessibleName(tr("Choose a PDF"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_line, 1);
    layout->addWidget(choose);
    setFocusProxy(m_line);
    connect(choose, &QPushButton::clicked, this, &FileField::choose);
}

void FileField::take(const QString &path)
{
    m_line->setText(nameWithin(m_folder, path));
}

void FileField::choose()
{
    const QString present = QDir(m_folder).filePath(m_line->text());
    const QString path =
        askForOpenPath(this, tr("Insert a PDF"), QFileInfo(present).path(), tr("PDF (*.pdf)"));
    if (!path.isEmpty())
        take(path);
}

QString nameWithin(const QString &folder, const QString &path)
{
    const QString relative = folder.isEmpty() ? path : QDir(folder).relativeFilePath(path);
    return relative.startsWith(QLatin1String("../")) ? path : relative;
}

} // namespace sudoku
