#include "ui/rules/kindbox.h"

#include "ui/text/kindsearch.h"
#include "ui/text/words.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QStandardItemModel>

#include <algorithm>
#include <iterator>
#include <vector>

namespace sudoku {
namespace {

constexpr int kindRole = Qt::UserRole;       // the kind; headings have none
constexpr int numberRole = Qt::UserRole + 1; // of a kind that was found by what the board shows for it

struct KindGroup
{
    QString heading;
    bool (*has)(const Variant &);
};

/// Returns the groups in the order in which they are offered.
std::vector<KindGroup> kindGroups()
{
    return {
        {KindBox::tr("For the whole board"),
         [](const Variant &kind) { return kind.input == Input::Nothing && !kind.negativeOf; }},
        {KindBox::tr("Cages, regions and cells"),
         [](const Variant &kind) {
             return kind.input == Input::Cells || kind.input == Input::Block || kind.input == Input::Clones
                    || kind.mayJump;
         }},
        {KindBox::tr("Between two cells"),
         [](const Variant &kind) { return kind.input == Input::Neighbours || kind.negativeOf; }},
        {KindBox::tr("Lines"),
         [](const Variant &kind) { return kind.input == Input::Path && !kind.mayJump; }},
        {KindBox::tr("Numbers beside the board"),
         [](const Variant &kind) { return kind.hasStraightCells(); }},
    };
}

QStandardItem *newHeading(const QString &text)
{
    auto *heading = new QStandardItem(text);
    heading->setFlags(Qt::NoItemFlags);
    QFont font = heading->font();
    font.setBold(true);
    heading->setFont(font);
    return heading;
}

bool isEnter(const QEvent &event)
{
    const int key = event.type() == QEvent::KeyPress ? static_cast<const QKeyEvent &>(event).key() : 0;
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

} // namespace

KindBox::KindBox(QWidget *parent)
    : QComboBox(parent),
      m_completer(new QCompleter(this)),
      m_found(new QStandardItemModel(this))
{
    fill();
    setEditable(true);
    setInsertPolicy(NoInsert);
    setCompleter(nullptr); // of Qt's own, which knows beginnings only
    setMaxVisibleItems(20);
    lineEdit()->setPlaceholderText(tr("Add a rule: type its name"));
    clearKind();
    m_completer->setModel(m_found);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(12);
    m_completer->setWidget(this);
    m_completer->popup()->installEventFilter(this);
    // Desktops may make it active while it closes: the board keeps the keyboard that it has by then.
    m_completer->popup()->setFocusProxy(nullptr);
    connect(lineEdit(), &QLineEdit::textEdited, this, &KindBox::search);
    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this, &KindBox::chooseFound);
}

void KindBox::fill()
{
    items()->clear();
    for (const KindGroup &group : kindGroups()) {
        std::vector<const Variant *> kinds;
        std::ranges::copy_if(variants(), std::back_inserter(kinds),
                             [&](const Variant *kind) { return group.has(*kind); });
        appendGroup(group.heading, kinds);
    }
    if (!m_own.empty())
        appendGroup(tr("My kinds"), m_own);
}

void KindBox::appendGroup(const QString &heading, const std::vector<const Variant *> &kinds)
{
    items()->appendRow(newHeading(heading));
    for (const Variant *kind : kinds) {
        auto *item = new QStandardItem(nameText(*kind));
        item->setData(QVariant::fromValue(kind), kindRole);
        items()->appendRow(item);
    }
}

void KindBox::offerOwnKinds(const std::vector<const Variant *> &kinds)
{
    if (kinds == m_own)
        return;
    const Variant *chosen = kind();
    m_own = kinds;
    {
        const QSignalBlocker blocker(this);
        fill();
        setCurrentIndex(chosen ? rowOf(*chosen) : -1);
    }
    if (m_geometry)
        offerKinds(*m_geometry);
    if (chosen && kind() != chosen)
        emit currentIndexChanged(currentIndex());
}

const Variant *KindBox::kind() const
{
    return kindIn(currentIndex());
}

const Variant *KindBox::kindIn(int row) const
{
    return itemData(row, kindRole).value<const Variant *>();
}

int KindBox::rowOf(const Variant &kind) const
{
    for (int row = 0; row < count(); ++row)
        if (kindIn(row) == &kind)
            return row;
    return -1;
}

QStandardItemModel *KindBox::items() const
{
    return qobject_cast<QStandardItemModel *>(model());
}

void KindBox::offerKinds(const Geometry &geometry)
{
    m_geometry = geometry;
    for (int row = 0; row < count(); ++row) {
        const Variant *variant = kindIn(row);
        if (!variant)
            continue;
        const bool isFit = variant->isFor(geometry);
        QStandardItem *item = items()->item(row);
        item->setEnabled(isFit);
        item->setToolTip(isFit ? demandText({variant, {}}) : tr("This needs %1.").arg(needText(*variant)));
    }
}

void KindBox::refuseKinds(const std::function<QString(const Variant &)> &why)
{
    for (int row = 0; row < count(); ++row) {
        const Variant *variant = kindIn(row);
        if (!variant || !items()->item(row)->isEnabled())
            continue;
        if (const QString refusal = why(*variant); !refusal.isEmpty()) {
            items()->item(row)->setEnabled(false);
            items()->item(row)->setToolTip(refusal);
        }
    }
}

/// Searches for the typed text, which is no kind yet.
void KindBox::search(const QString &text)
{
    const int position = lineEdit()->cursorPosition();
    setCurrentIndex(-1);
    setEditText(text);
    lineEdit()->setCursorPosition(position);
    showFound(text);
}

void KindBox::showFound(const QString &text)
{
    m_found->clear();
    if (const auto sign = signTyped(text)) {
        QStandardItem *item = items()->item(rowOf(*sign->kind))->clone();
        item->setText(tr("%1 (%2)").arg(QString::fromStdString(sign->sign)).arg(sign->number));
        item->setData(sign->number, numberRole);
        m_found->appendRow(item);
    }
    for (const Variant *kind : findKinds(text, m_own))
        m_found->appendRow(items()->item(rowOf(*kind))->clone());
    if (m_found->rowCount() > 0)
        m_completer->complete();
    else
        m_completer->popup()->hide();
}

/// Returns what the typed letter stands for: X for 10, or nothing.
std::optional<NumberSign> KindBox::signTyped(const QString &text) const
{
    return m_geometry ? letterSign(*m_geometry, nullptr, text.trimmed().toStdString()) : std::nullopt;
}

void KindBox::chooseFound(const QModelIndex &found)
{
    const QVariant number = found.data(numberRole);
    choose(*found.data(kindRole).value<const Variant *>(),
           number.isValid() ? std::optional(number.toInt()) : std::nullopt);
}

/// Chooses \a kind, and \a number for its constraints if there is one.
void KindBox::choose(const Variant &kind, std::optional<int> number)
{
    const int row = rowOf(kind);
    m_completer->popup()->hide();
    if (!items()->item(row)->isEnabled()) {
        emit refused(tr("%1: %2").arg(itemText(row), itemData(row, Qt::ToolTipRole).toString()));
        return;
    }
    setCurrentIndex(row);
    if (number)
        emit numberNamed(*number);
    emit confirmed();
}

/// Chooses the marked result, or the likeliest one.
void KindBox::confirm()
{
    const QString text = currentText();
    if (kind() || text.trimmed().isEmpty()) {
        emit confirmed();
        return;
    }
    const QModelIndex marked =
        m_completer->popup()->isVisible() ? m_completer->popup()->currentIndex() : QModelIndex();
    const std::vector<const Variant *> found = findKinds(text, m_own);
    if (marked.isValid())
        chooseFound(marked);
    else if (const auto sign = signTyped(text))
        choose(*sign->kind, sign->number);
    else if (found.empty())
        emit refused(tr("There is no rule called '%1'. The list shows all rules.").arg(text.trimmed()));
    else
        choose(*found.front());
}

void KindBox::keyPressEvent(QKeyEvent *event)
{
    if (isEnter(*event))
        confirm();
    else
        QComboBox::keyPressEvent(event);
}

/// Removes a typed text that is no kind.
void KindBox::focusOutEvent(QFocusEvent *event)
{
    QComboBox::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && event->reason() != Qt::ActiveWindowFocusReason && !kind())
        clearEditText();
}

bool KindBox::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_completer->popup() || !isEnter(*event))
        return QComboBox::eventFilter(watched, event);
    confirm();
    return true;
}

} // namespace sudoku
