#include "ui/generate/techniquechooser.h"

#include "core/hints/techniques.h"
#include "ui/generate/techniquelist.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QVBoxLayout>

namespace sudoku {

TechniqueChooser::TechniqueChooser(QString title, QString none, QWidget *parent)
    : QPushButton(parent),
      m_title(std::move(title)),
      m_none(std::move(none))
{
    setAutoDefault(false);
    connect(this, &QPushButton::clicked, this, &TechniqueChooser::choose);
    setTechniques({});
}

void TechniqueChooser::setTechniques(const std::vector<const Technique *> &techniques)
{
    m_chosen = techniques;
    QStringList names;
    for (const Technique *technique : m_chosen)
        names += techniqueName(*technique);
    const QString text = names.isEmpty() ? m_none : listText(names);
    setText(text);
    setToolTip(text);
    setAccessibleDescription(text);
    emit changed();
}

QStringList TechniqueChooser::ids() const
{
    QStringList ids;
    for (const Technique *technique : m_chosen)
        ids += toQString(technique->id);
    return ids;
}

void TechniqueChooser::setIds(const QStringList &ids)
{
    std::vector<const Technique *> found;
    for (const QString &id : ids)
        if (const Technique *technique = findTechnique(id.toStdString()))
            found.push_back(technique);
    setTechniques(found);
}

/// Returns a size that does not depend on the choice; the tool tip shows names without room.
QSize TechniqueChooser::sizeHint() const
{
    return {0, QPushButton::sizeHint().height()};
}

void TechniqueChooser::choose()
{
    QDialog dialog(window());
    dialog.setWindowTitle(m_title);
    auto *list = new TechniqueList(TechniqueList::Choice::Several);
    list->setChosen(m_chosen);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto *layout = new QVBoxLayout(&dialog);
    layout->addWidget(list, 1);
    layout->addWidget(buttons);
    dialog.resize(30 * fontMetrics().height(), 34 * fontMetrics().height());
    if (dialog.exec() == QDialog::Accepted)
        setTechniques(list->chosen());
}

} // namespace sudoku
