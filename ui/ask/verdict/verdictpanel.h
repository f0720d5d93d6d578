#pragma once

#include <QFrame>
#include <QPointer>

#include "ui/ask/verdict/conclusions.h"

#include <vector>

class QLabel;
class QPushButton;
class QShortcut;
class QToolButton;
class QVBoxLayout;

namespace sudoku {

class PairedRows;
class ShrinkingArea;

/// Shows a verdict: its result, its subject, its reasons, and its offers. The first offer is the primary
/// button, the others are links. Of an answer that fills the panel beside the board it is as high as that,
/// so that nothing in it scrolls.
class VerdictPanel : public QFrame
{
    Q_OBJECT

public:
    explicit VerdictPanel(QWidget *parent = nullptr);

    bool hasHeightForWidth() const override { return false; } // or it could not be lower than that
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

    void show(const Conclusion &verdict);
    /// Returns whether the verdict takes the place of what else is beside the board.
    bool fillsPanel() const { return m_fillsPanel && !isHidden(); }
    /// Shows a note about one cell or one offer; an empty text hides it.
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
    /// Emitted when fillsPanel() may have changed.
    void fillingChanged();

protected:
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeLayout();
    void updateLook();
    void updateHeadline(const Conclusion &verdict);
    void scrollIntoView();
    void makeButtons(const std::vector<Offer> &actions);
    void removeButtons();
    QPushButton *makeButton(const Offer &offer, int index);
    void addShortcut(QPushButton &button, const QString &key, Qt::ShortcutContext context);
    void updateTabOrder();

    Conclusion::Kind m_kind = Conclusion::Kind::Open;
    bool m_fillsPanel = false;
    QLabel *m_headline;
    QLabel *m_title;
    QLabel *m_lines;
    QLabel *m_note;
    QLabel *m_legend;
    QLabel *m_about;
    QWidget *m_primary; // holds that button, above the links
    PairedRows *m_links;
    ShrinkingArea *m_text; // below the headline
    ShrinkingArea *m_more; // below the primary button
    QToolButton *m_close;
    std::vector<QPushButton *> m_buttons; // by offer
    QPointer<QWidget> m_beforeInTabOrder;
    std::vector<QShortcut *> m_shortcuts;
};

} // namespace sudoku
