#pragma once

#include <QFrame>
#include <QPointer>

#include "ui/ask/verdict/conclusions.h"

#include <vector>

class QLabel;
class QPushButton;
class QShortcut;
class QToolButton;

namespace sudoku {

class PairedRows;
class ShrinkingArea;

/// Shows a verdict: its result, its subject, its reasons, and its offers.
class VerdictPanel : public QFrame
{
    Q_OBJECT

public:
    explicit VerdictPanel(QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return false; } // or it could not be lower than that
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    void show(const Conclusion &verdict);
    /// Shows a note about one cell; an empty text hides it.
    void showNote(const QString &text);
    /// Returns whether one of its buttons has the focus.
    bool holdsFocus() const { return isAncestorOf(window()->focusWidget()); }
    /// Makes Tab go from \a widget to the offers, then to Close, then to the widget that followed.
    void followInTabOrder(QWidget &widget);

signals:
    void closed();
    /// Emitted before the offer with that index runs.
    void offerTaken(int index);
    /// Emitted when the mouse or the focus comes to the button of that offer, or leaves them all: -1.
    void pointedAt(int index);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

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
    PairedRows *m_buttons;
    ShrinkingArea *m_area; // below the headline
    QToolButton *m_close;
    QPointer<QWidget> m_beforeInTabOrder;
    std::vector<QShortcut *> m_shortcuts;
};

} // namespace sudoku
