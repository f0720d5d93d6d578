#include "ui/rules/kindbox.h"

#include "ui/rules/kindsearch.h"
#include "ui/text/words.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStandardItemModel>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int indexRole = Qt::UserRole;

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
    for (const Variant *variant : variants())
        addItem(nameText(*variant));
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
    connect(lineEdit(), &QLineEdit::textEdited, this, &KindBox::search);
    connect(m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
            [this](const QModelIndex &index) { choose(index.data(indexRole).toInt()); });
}

const Variant *KindBox::kind() const
{
    return currentIndex() < 0 ? nullptr : variants()[currentIndex()];
}

QStandardItemModel *KindBox::items() const
{
    return qobject_cast<QStandardItemModel *>(model());
}

void KindBox::offerKinds(const Geometry &geometry)
{
    for (int index = 0; index < count(); ++index) {
        const Variant &variant = *variants()[index];
        const bool isFit = variant.isFor(geometry);
        items()->item(index)->setEnabled(isFit);
        items()->item(index)->setToolTip(isFit ? demandText({&variant, {}})
                                               : tr("This needs %1.").arg(needText(variant)));
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
    for (const Variant *kind : findKinds(text)) {
        const int index = static_cast<int>(std::ranges::find(variants(), kind) - variants().begin());
        QStandardItem *item = items()->item(index)->clone();
        item->setData(index, indexRole);
        m_found->appendRow(item);
    }
    if (m_found->rowCount() > 0)
        m_completer->complete();
    else
        m_completer->popup()->hide();
}

void KindBox::choose(int index)
{
    m_completer->popup()->hide();
    if (!items()->item(index)->isEnabled()) {
        emit refused(tr("%1: %2").arg(itemText(index), itemData(index, Qt::ToolTipRole).toString()));
        return;
    }
    setCurrentIndex(index);
    emit confirmed();
}

/// Chooses the marked result, or the likeliest one.
void KindBox::confirm()
{
    const QString text = currentText();
    if (kind()) {
        emit confirmed();
        return;
    }
    if (text.trimmed().isEmpty())
        return;
    const QModelIndex marked =
        m_completer->popup()->isVisible() ? m_completer->popup()->currentIndex() : QModelIndex();
    const std::vector<const Variant *> found = findKinds(text);
    if (marked.isValid())
        choose(marked.data(indexRole).toInt());
    else if (found.empty())
        emit refused(tr("There is no rule called '%1'. The list shows all rules.").arg(text.trimmed()));
    else
        choose(static_cast<int>(std::ranges::find(variants(), found.front()) - variants().begin()));
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
