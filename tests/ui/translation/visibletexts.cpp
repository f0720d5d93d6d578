#include "tests/ui/translation/visibletexts.h"

#include "tests/ui/translation/paintedtexts.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QFileDialog>
#include <QMenu>
#include <QMetaProperty>
#include <QStatusBar>
#include <QTabBar>
#include <QTextDocumentFragment>

#include <algorithm>
#include <array>
#include <string_view>

namespace sudoku {
namespace {

/// Properties that nobody sees, or that repeat what another holds.
constexpr std::string_view hiddenProperties[] = {"objectName", "styleSheet", "html",   "markdown",
                                                 "inputMask",  "windowRole", "format", "windowFilePath"};
constexpr std::array itemRoles{Qt::DisplayRole,   Qt::ToolTipRole,        Qt::StatusTipRole,
                               Qt::WhatsThisRole, Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole};
constexpr int maxRows = 200; // of each list, and maxRows children of what a screen reader sees

QString withoutTags(const QString &text)
{
    return Qt::mightBeRichText(text) ? QTextDocumentFragment::fromHtml(text).toPlainText() : text;
}

class Collector
{
public:
    explicit Collector(const QWidget &widget)
        : m_within(QString::fromLatin1(widget.metaObject()->className()))
    {
    }

    void addWidget(QWidget &widget);
    void addPainted(QWidget &widget);
    void addFileDialog(const QFileDialog &dialog);
    void addProperties(const QObject &object);

    std::vector<VisibleText> texts;

private:
    void add(const QObject &object, const QString &what, const QString &text);
    void addTabs(const QTabBar &tabs);
    void addItems(const QObject &view, const QAbstractItemModel &model, const QModelIndex &parent = {});
    void addHeadings(const QObject &view, const QAbstractItemModel &model);
    void addSpoken(const QObject &object, QAccessibleInterface &spoken);

    QString m_within;
};

void Collector::add(const QObject &object, const QString &what, const QString &text)
{
    if (text.isEmpty())
        return;
    const QString name =
        object.objectName().isEmpty() ? QString() : QStringLiteral(" '%1'").arg(object.objectName());
    const QString place = QStringLiteral("%1 of %2%3 in %4")
                              .arg(what, QLatin1String(object.metaObject()->className()), name, m_within);
    texts.push_back({place, withoutTags(text)});
}

void Collector::addProperties(const QObject &object)
{
    for (int i = 0; i < object.metaObject()->propertyCount(); ++i) {
        const QMetaProperty property = object.metaObject()->property(i);
        const bool isText =
            property.typeId() == QMetaType::QString || property.typeId() == QMetaType::QStringList;
        if (!isText || std::ranges::count(hiddenProperties, property.name()) > 0)
            continue;
        for (const QString &text : property.read(&object).toStringList())
            add(object, QLatin1String(property.name()), text);
    }
}

void Collector::addWidget(QWidget &widget)
{
    addProperties(widget);
    for (const QAction *action : widget.actions())
        addProperties(*action);
    if (const auto *tabs = qobject_cast<QTabBar *>(&widget))
        addTabs(*tabs);
    if (const auto *status = qobject_cast<QStatusBar *>(&widget))
        add(widget, QStringLiteral("message"), status->currentMessage());
    if (const auto *list = qobject_cast<QComboBox *>(&widget))
        addItems(widget, *list->model());
    if (const auto *view = qobject_cast<QAbstractItemView *>(&widget); view && view->model()) {
        addItems(widget, *view->model());
        addHeadings(widget, *view->model());
    }
    if (QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(&widget))
        addSpoken(widget, *spoken);
}

void Collector::addTabs(const QTabBar &tabs)
{
    for (int i = 0; i < tabs.count(); ++i)
        for (const QString &text :
             {tabs.tabText(i), tabs.tabToolTip(i), tabs.tabWhatsThis(i), tabs.accessibleTabName(i)})
            add(tabs, QStringLiteral("tab"), text);
}

void Collector::addItems(const QObject &view, const QAbstractItemModel &model, const QModelIndex &parent)
{
    for (int row = 0; row < std::min(maxRows, model.rowCount(parent)); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column)
            for (const Qt::ItemDataRole role : itemRoles)
                add(view, QStringLiteral("item"), model.index(row, column, parent).data(role).toString());
        addItems(view, model, model.index(row, 0, parent));
    }
}

void Collector::addHeadings(const QObject &view, const QAbstractItemModel &model)
{
    for (const Qt::Orientation orientation : {Qt::Horizontal, Qt::Vertical}) {
        const int count = orientation == Qt::Horizontal ? model.columnCount() : model.rowCount();
        for (int section = 0; section < std::min(maxRows, count); ++section)
            for (const Qt::ItemDataRole role : itemRoles)
                add(view, QStringLiteral("heading"), model.headerData(section, orientation, role).toString());
    }
}

/// With the children that are no objects, such as the cells of a board.
void Collector::addSpoken(const QObject &object, QAccessibleInterface &spoken)
{
    for (const auto kind :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        add(object, QStringLiteral("spoken text"), spoken.text(kind));
    for (int i = 0; i < std::min(maxRows, spoken.childCount()); ++i)
        if (QAccessibleInterface *child = spoken.child(i); child && !child->object())
            addSpoken(object, *child);
}

void Collector::addPainted(QWidget &widget)
{
    for (const QString &text : paintedTexts(widget))
        add(widget, QStringLiteral("painted text"), text);
}

void Collector::addFileDialog(const QFileDialog &dialog)
{
    add(dialog, QStringLiteral("title"), dialog.windowTitle());
    for (const QString &filter : dialog.nameFilters())
        add(dialog, QStringLiteral("filter"), filter);
}

} // namespace

std::vector<VisibleText> visibleTexts(QWidget &widget)
{
    Collector collector(widget);
    if (const auto *dialog = qobject_cast<QFileDialog *>(&widget)) {
        collector.addFileDialog(*dialog);
        return std::move(collector.texts);
    }
    for (QMenu *menu : widget.findChildren<QMenu *>())
        emit menu->aboutToShow(); // some are filled then
    collector.addWidget(widget);
    for (QWidget *child : widget.findChildren<QWidget *>())
        collector.addWidget(*child);
    collector.addPainted(widget);
    return std::move(collector.texts);
}

} // namespace sudoku
