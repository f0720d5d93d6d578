#include "ui/generate/levelsfield.h"

#include "ui/base/filedialog.h"
#include "ui/base/formmemory.h"
#include "ui/text/ownlevels.h"
#include "ui/text/readfile.h"
#include "ui/text/strings.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace sudoku {

LevelsField::LevelsField(QWidget *parent) : QWidget(parent), m_file(named(new QLineEdit, "levelsFile"))
{
    auto *choose = new QPushButton(tr("Choose…"));
    choose->setAutoDefault(false);
    choose->setAccessibleName(tr("Choose a file of levels"));
    m_file->setToolTip(tr("A file in JSON with levels of your own, which are then offered as a difficulty"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_file, 1);
    layout->addWidget(choose);
    connect(choose, &QPushButton::clicked, this, &LevelsField::choose);
    connect(m_file, &QLineEdit::textChanged, this, &LevelsField::read);
}

QWidget *LevelsField::labelled() const
{
    return m_file;
}

void LevelsField::choose()
{
    const QString path =
        askForOpenPath(this, tr("File of Levels"), QFileInfo(m_file->text()).path(), tr("Levels (*.json)"));
    if (!path.isEmpty())
        m_file->setText(path);
}

void LevelsField::read()
{
    constexpr qint64 maxBytes = 1'000'000;
    const QString path = m_file->text().trimmed();
    m_levels.clear();
    m_problem.clear();
    if (!path.isEmpty()) {
        const auto text = readFile(path, maxBytes);
        auto levels = text ? readOwnLevels(*text)
                           : tl::expected<std::vector<PuzzleLevel>, QString>(tl::unexpected(text.error()));
        if (levels)
            m_levels = std::move(*levels);
        else // a fault of the levels begins with a place, as it is called in the file
            m_problem = tr("%1: %2").arg(QFileInfo(path).fileName(), text ? levels.error() + QLatin1Char('.')
                                                                          : asSentence(levels.error()));
    }
    emit changed();
}

} // namespace sudoku
