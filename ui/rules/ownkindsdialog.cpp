#include "ui/rules/ownkindsdialog.h"

#include "core/variants/own/newlook.h"
#include "core/variants/own/ownkindlist.h"
#include "core/variants/own/ownproblem.h"
#include "ui/base/filedialog.h"
#include "ui/base/helppage.h"
#include "ui/base/savequestion.h"
#include "ui/base/screenroom.h"
#include "ui/rules/ownkindform.h"
#include "ui/rules/ownkindstore.h"
#include "ui/text/ownkindwords.h"
#include "ui/text/readfile.h"
#include "ui/text/savefile.h"
#include "ui/text/strings.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {

OwnKindsDialog::OwnKindsDialog(std::vector<OwnKindDefinition> kinds,
                               const std::vector<OwnKindDefinition> &onBoard, QWidget *parent)
    : QDialog(parent),
      m_kinds(std::move(kinds)),
      m_before(m_kinds),
      m_list(new QListWidget),
      m_form(new OwnKindForm),
      m_copy(new QPushButton(tr("Co&py"))),
      m_remove(new QPushButton(tr("Remo&ve"))),
      m_export(new QPushButton(tr("E&xport…"))),
      m_note(new QLabel)
{
    setWindowTitle(tr("My Kinds of Rules"));
    setHelpPage(*this, "ownrules.md");
    for (int i = 0; i < static_cast<int>(m_kinds.size()); ++i)
        m_origins.push_back(i);
    auto *area = new QScrollArea;
    area->setWidget(m_form);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    auto *columns = new QHBoxLayout;
    columns->addWidget(makeList(onBoard), 1);
    columns->addWidget(area, 2);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    connect(buttons, &QDialogButtonBox::accepted, this, &OwnKindsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &OwnKindsDialog::reject);
    auto *layout = new QVBoxLayout(this);
    m_note->setObjectName(QStringLiteral("note"));
    m_note->setWordWrap(true);
    m_note->hide();
    layout->addLayout(columns, 1);
    layout->addWidget(m_note);
    layout->addWidget(buttons);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] { follow(); });
    connect(m_form, &OwnKindForm::changed, this, [this] {
        const int row = m_list->currentRow();
        if (row < 0)
            return;
        m_kinds[row] = m_form->definition();
        m_list->item(row)->setText(toQString(m_kinds[row].name));
    });
    refill();
    resize(fittedToScreen(*this, QSize(860, 620)));
}

QWidget *OwnKindsDialog::makeList(const std::vector<OwnKindDefinition> &onBoard)
{
    m_list->setObjectName(QStringLiteral("kinds"));
    m_list->setAccessibleName(tr("My kinds of rules"));
    auto *side = new QWidget;
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins({});
    layout->addWidget(m_list, 1);
    layout->addWidget(makeButtons(onBoard));
    return side;
}

QWidget *OwnKindsDialog::makeButtons(const std::vector<OwnKindDefinition> &onBoard)
{
    auto *fresh = new QPushButton(tr("&New"));
    fresh->setObjectName(QStringLiteral("new"));
    auto *examples = new QPushButton(tr("Example&s"));
    auto *menu = new QMenu(examples);
    addExamples(*menu, tr("On the Board"), onBoard);
    addExamples(*menu, tr("Shipped"), exampleKinds());
    menu->setToolTipsVisible(true);
    examples->setMenu(menu);
    auto *import = new QPushButton(tr("&Import…"));
    connect(fresh, &QPushButton::clicked, this, &OwnKindsDialog::addNew);
    connect(m_copy, &QPushButton::clicked, this, [this] { add({m_kinds[m_list->currentRow()]}); });
    connect(m_remove, &QPushButton::clicked, this, &OwnKindsDialog::removeCurrent);
    connect(import, &QPushButton::clicked, this, &OwnKindsDialog::importKinds);
    connect(m_export, &QPushButton::clicked, this, &OwnKindsDialog::exportKinds);
    auto *box = new QWidget;
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins({});
    int place = 0;
    for (QPushButton *button : {fresh, examples, m_copy, m_remove, import, m_export}) {
        button->setAutoDefault(false);
        grid->addWidget(button, place / 2, place % 2);
        ++place;
    }
    return box;
}

void OwnKindsDialog::addExamples(QMenu &menu, const QString &heading,
                                 const std::vector<OwnKindDefinition> &kinds)
{
    if (!kinds.empty())
        menu.addSection(heading);
    for (const OwnKindDefinition &example : kinds) {
        const QString name = toQString(example.name).replace(QLatin1Char('&'), QLatin1String("&&"));
        QAction *action = menu.addAction(name, this, [this, example] { add({example}); });
        action->setToolTip(toQString(example.demand));
    }
}

bool OwnKindsDialog::isFree(const std::string &id) const
{
    return std::ranges::find(m_kinds, id, &OwnKindDefinition::id) == m_kinds.end();
}

void OwnKindsDialog::add(const std::vector<OwnKindDefinition> &kinds)
{
    for (OwnKindDefinition kind : kinds) {
        const std::string name = kind.name;
        for (int number = 2; !isFree(kind.id); ++number) {
            kind.name = name + ' ' + std::to_string(number);
            kind.id = shortNameOf(toQString(kind.name));
        }
        m_kinds.push_back(std::move(kind));
        m_origins.push_back(-1);
    }
    refill();
    m_list->setCurrentRow(static_cast<int>(m_kinds.size()) - 1);
}

void OwnKindsDialog::addNew()
{
    const OwnKindDefinition fresh{
        .id = "my-rule", .name = tr("My rule").toStdString(), .rule = "|a - b| >= 3"};
    add({withNewLook(fresh, m_kinds)});
    m_form->beginNaming();
}

void OwnKindsDialog::addMissing(std::vector<OwnKindDefinition> kinds)
{
    const auto count = static_cast<int>(kinds.size());
    std::erase_if(kinds, [this](const OwnKindDefinition &kind) {
        return std::ranges::find(m_kinds, kind) != m_kinds.end();
    });
    const auto added = static_cast<int>(kinds.size());
    if (added > 0)
        add(kinds);
    QStringList sentences{tr("Added: %1.").arg(added)};
    if (added < count)
        sentences += tr("In the list before: %1.").arg(count - added);
    showNote(sentences.join(QLatin1Char(' ')));
}

void OwnKindsDialog::showNote(const QString &note)
{
    m_note->setText(note);
    m_note->show();
}

void OwnKindsDialog::showKind(int row)
{
    m_list->setCurrentRow(row);
}

void OwnKindsDialog::refill()
{
    const int row = m_list->currentRow();
    {
        const QSignalBlocker blocker(m_list);
        m_list->clear();
        for (const OwnKindDefinition &kind : m_kinds)
            m_list->addItem(toQString(kind.name));
        m_list->setCurrentRow(std::clamp(row, 0, std::max(0, static_cast<int>(m_kinds.size()) - 1)));
    }
    follow();
}

void OwnKindsDialog::follow()
{
    const int row = m_list->currentRow();
    const bool hasOne = row >= 0 && row < static_cast<int>(m_kinds.size());
    m_form->setEnabled(hasOne);
    for (QPushButton *button : {m_copy, m_remove})
        button->setEnabled(hasOne);
    m_export->setEnabled(!m_kinds.empty());
    m_form->setOthers([this] { return namesAt(std::max(0, m_list->currentRow())); }, othersAt(row));
    m_form->setLooksTaken(allBut(row));
    m_form->setDefinition(hasOne ? m_kinds[row] : OwnKindDefinition{});
    if (!hasOne)
        m_form->showStateText(tr("New makes a kind; Examples has some to begin with."));
}

std::vector<OwnKindDefinition> OwnKindsDialog::allBut(int row) const
{
    std::vector<OwnKindDefinition> others = m_kinds;
    if (row >= 0 && row < std::ssize(others))
        others.erase(others.begin() + row);
    return others;
}

/// Returns the other kinds of the list, for the box with kinds to combine.
std::vector<OwnKindDefinition> OwnKindsDialog::othersAt(int row) const
{
    std::vector<OwnKindDefinition> others;
    for (int i = 0; i < static_cast<int>(m_kinds.size()); ++i)
        if (i < row || (i > row && m_kinds[i].form != OwnForm::Together))
            others.push_back(m_kinds[i]);
    return others;
}

void OwnKindsDialog::removeCurrent()
{
    const int row = m_list->currentRow();
    m_kinds.erase(m_kinds.begin() + row);
    m_origins.erase(m_origins.begin() + row);
    refill();
}

void OwnKindsDialog::importKinds()
{
    const QString file = askForOpenPath(this, tr("Import Kinds of Rules"), {}, tr("Kinds of rules (*.json)"));
    if (file.isEmpty())
        return;
    constexpr qint64 maxBytes = 1'000'000;
    const auto contents = readFile(file, maxBytes);
    const auto kinds = contents ? ownKindsInText(*contents) : tl::unexpected(contents.error());
    if (kinds)
        addMissing(*kinds);
    else
        QMessageBox::warning(this, windowTitle(), tr("%1: %2.").arg(file, kinds.error()));
}

void OwnKindsDialog::exportKinds()
{
    const QString file = QFileDialog::getSaveFileName(
        this, tr("Export Kinds of Rules"), QStringLiteral("kinds.json"), tr("Kinds of rules (*.json)"));
    if (file.isEmpty())
        return;
    if (const auto problem = saveFile(file, textOfOwnKinds(m_kinds)))
        QMessageBox::warning(this, windowTitle(), tr("%1: %2.").arg(file, *problem));
    else
        showNote(tr("Exported: %1.").arg(m_kinds.size()));
}

std::vector<std::pair<const Variant *, const Variant *>> OwnKindsDialog::changes() const
{
    std::vector<std::pair<const Variant *, const Variant *>> changes;
    const std::vector<const Variant *> before = kindsOf(m_before);
    const std::vector<const Variant *> after = kindsOf(m_kinds);
    for (std::size_t i = 0; i < m_kinds.size(); ++i)
        if (const Variant *old = m_origins[i] >= 0 ? before[m_origins[i]] : nullptr;
            old && after[i] && old != after[i])
            changes.emplace_back(old, after[i]);
    return changes;
}

std::optional<OwnKindProblem> OwnKindsDialog::problemAt(int row) const
{
    return findProblem(m_kinds[row], namesAt(row));
}

/// Returns the kinds that the one in \a row may combine.
OwnKindNames OwnKindsDialog::namesAt(int row) const
{
    return m_kinds[row].form == OwnForm::Together ? namesFor(m_kinds, static_cast<std::size_t>(row))
                                                  : OwnKindNames();
}

/// Returns the row of the first kind that is none, or that has the short name of one before it; -1 if all
/// are.
int OwnKindsDialog::firstProblem() const
{
    for (auto kind = m_kinds.begin(); kind != m_kinds.end(); ++kind) {
        const auto same = std::find_if(m_kinds.begin(), kind,
                                       [&](const OwnKindDefinition &other) { return other.id == kind->id; });
        if (problemAt(static_cast<int>(kind - m_kinds.begin())) || same != kind)
            return static_cast<int>(kind - m_kinds.begin());
    }
    return -1;
}

void OwnKindsDialog::accept()
{
    const int row = firstProblem();
    if (row < 0) {
        QDialog::accept();
        return;
    }
    m_list->setCurrentRow(row);
    const auto problem = problemAt(row);
    QMessageBox::warning(
        this, windowTitle(),
        tr("%1: %2.").arg(toQString(m_kinds[row].name),
                          problem ? ownKindProblemText(*problem) : tr("another kind has this name")));
}

void OwnKindsDialog::reject()
{
    if (m_kinds == m_before || askToDiscard(this, tr("Discard what you have changed?")))
        QDialog::reject();
}

} // namespace sudoku
