#include "ui/window/parts/panelcontrols.h"

#include <QAction>
#include <QCheckBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace sudoku {

QFrame *segmentsOf(const QString &title, const QList<QAction *> &actions, Segments look)
{
    auto *segments = new QFrame;
    segments->setObjectName(QStringLiteral("segments"));
    segments->setAccessibleName(title);
    auto *row = new QHBoxLayout(segments);
    row->setContentsMargins(1, 1, 1, 1);
    row->setSpacing(0);
    for (QAction *action : actions) {
        auto *button = new QToolButton;
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        button->setMinimumHeight(look == Segments::Main ? 36 : 28);
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    segments->setStyleSheet(
        QStringLiteral(
            "#segments { border: 1px solid palette(mid); border-radius: 6px; background: palette(base); }"
            "QToolButton { border: 1px solid transparent; border-radius: 5px; color: palette(text); }"
            "QToolButton:hover { border-color: palette(mid); }"
            "QToolButton:checked { %1 }"
            "QToolButton:disabled { color: palette(mid); }"
            "QToolButton:checked:disabled { background: palette(midlight); }"
            "QToolButton:focus { border: 2px dashed palette(text); }")
            .arg(look == Segments::Main
                     ? QStringLiteral("background: palette(highlight); color: palette(highlighted-text);")
                     : QStringLiteral(
                         "background: palette(window); border-color: palette(mid); font-weight: 500;")));
    return segments;
}

QWidget *rowOf(const QString &title, QWidget *content)
{
    auto *row = new QWidget;
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins({});
    layout->addWidget(new QLabel(title));
    layout->addStretch(1);
    layout->addWidget(content);
    return row;
}

QCheckBox *checkBoxOf(QAction *action, const QString &text)
{
    auto *box = new QCheckBox(text);
    box->setToolTip(action->toolTip());
    box->setFocusPolicy(Qt::TabFocus);
    box->setChecked(action->isChecked());
    QObject::connect(box, &QCheckBox::clicked, action, &QAction::trigger);
    QObject::connect(action, &QAction::toggled, box, &QCheckBox::setChecked);
    return box;
}

} // namespace sudoku
