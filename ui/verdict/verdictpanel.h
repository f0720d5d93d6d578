#pragma once

#include <QFrame>
#include <QPointer>

#include "ui/verdict/conclusion.h"

#include <vector>

class QLabel;
class QPushButton;
class QShortcut;
class QToolButton;
class QVBoxLayout;

namespace sudoku {

/// Shows a verdict: its result, its subject, its reasons, and its offers.
class VerdictPanel : public QFrame
{
    Q_OBJECT

public:
    explicit VerdictPanel(QWidget *parent = nullptr);

    void show(const Conclusion &verdict);
    /// Shows a note about one cell; an empty text hides it.
    void showNote(const QString &text);
    const QStringList &actionTexts() const { return m_actionTexts; }
    /// Returns whether one of its buttons has the focus.
    bool holdsFocus() const { return isAncestorOf(window()->focusWidget()); }
    /// Makes Tab go from \a widget to the offers, then to Close, then to the widget that followed.
    void followInTabOrder(QWidget &widget);

signals:
    void closed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateLook();
    void scrollIntoView();
    void makeButtons(const std::vector<Offer> &actions);
    void addShortcut(QPushButton &button, const QString &key, Qt::ShortcutContext context);
    void updateTabOrder();

    Conclusion::Kind m_kind = Conclusion::Kind::Open;
    QLabel *m_headline;
    QLabel *m_lines;
    QLabel *m_note;
    QLabel *m_legend;
    QLabel *m_about;
    QVBoxLayout *m_buttons;
    QToolButton *m_close;
    QPointer<QWidget> m_beforeInTabOrder;
    QStringList m_actionTexts;
    std::vector<QShortcut *> m_shortcuts;
};

} // namespace sudoku
