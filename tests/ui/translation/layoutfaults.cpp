#include "tests/ui/translation/layoutfaults.h"

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QKeySequence>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QTabBar>

#include <map>

namespace sudoku {
namespace {

QString textOf(const QWidget &widget)
{
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return button->text();
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return label->text();
    if (const auto *group = qobject_cast<const QGroupBox *>(&widget))
        return group->title();
    if (const auto *edit = qobject_cast<const QLineEdit *>(&widget))
        return edit->placeholderText();
    return {};
}

bool isCutOff(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
        if (label->wordWrap())
            return label->heightForWidth(label->width()) > label->height();
        return !label->text().isEmpty() && label->sizeHint().width() > label->width();
    }
    if (const auto *button = qobject_cast<const QAbstractButton *>(&widget))
        return !button->text().isEmpty() && button->minimumSizeHint().width() > button->width();
    if (const auto *edit = qobject_cast<const QLineEdit *>(&widget))
        return edit->fontMetrics().horizontalAdvance(edit->placeholderText()) > edit->width();
    if (const auto *list = qobject_cast<const QComboBox *>(&widget))
        return !list->isEditable() && list->minimumSizeHint().width() > list->width();
    return false;
}

class Letters
{
public:
    void add(const QString &text)
    {
        const QString letter = QKeySequence::mnemonic(text).toString();
        if (letter.isEmpty())
            return;
        const auto [known, isNew] = m_users.emplace(letter, text);
        if (!isNew)
            faults += QStringLiteral("“%1” and “%2” have the same letter").arg(known->second, text);
    }

    QStringList faults;

private:
    std::map<QString, QString> m_users; // by letter
};

} // namespace

QStringList layoutFaults(QWidget &window, const QSize &screen)
{
    QStringList faults;
    const QSize size = window.minimumSizeHint().expandedTo(window.minimumSize());
    if (size.width() > screen.width() || size.height() > screen.height())
        faults += QStringLiteral("%1 needs %2 × %3")
                      .arg(QLatin1String(window.metaObject()->className()))
                      .arg(size.width())
                      .arg(size.height());
    for (const QWidget *widget : window.findChildren<QWidget *>())
        if (widget->isVisible() && widget->window() == &window && isCutOff(*widget))
            faults += QStringLiteral("%1 '%2' of %3 has %4 × %5 for “%6”")
                          .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(),
                               QLatin1String(widget->parentWidget()->metaObject()->className()))
                          .arg(widget->width())
                          .arg(widget->height())
                          .arg(textOf(*widget));
    return faults;
}

QStringList doubledLetters(const QWidget &window)
{
    Letters letters;
    if (const auto *bar = window.findChild<QMenuBar *>())
        for (const QAction *menu : bar->actions())
            letters.add(menu->text());
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->window() != &window)
            continue;
        if (const auto *tabs = qobject_cast<const QTabBar *>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                letters.add(tabs->tabText(i));
        letters.add(textOf(*widget));
    }
    return letters.faults;
}

QStringList doubledLetters(const QList<QAction *> &actions)
{
    Letters letters;
    for (const QAction *action : actions)
        letters.add(action->text());
    return letters.faults;
}

} // namespace sudoku
