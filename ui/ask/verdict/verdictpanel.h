#pragma once

#include <QFrame>
#include <QPointer>

#include "ui/ask/verdict/conclusions.h"

#include <array>
#include <vector>

class QFrame;
class QGridLayout;
class QLabel;
class QToolButton;

namespace sudoku {

class OfferButtons;
class ShrinkingArea;
class StorySteps;

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
    /// How much room its words take, from the most to the least: steps in two lines; steps in one line and
    /// nothing about the subject; steps without what the board shows, links in a menu, and nothing that the
    /// headline says too.
    enum class Density { Roomy, Compact, Least };
    /// Takes the most room of \a width, from \a most on, with which it is no higher than \a maxHeight, or
    /// else the least. Returns the height.
    int fit(int width, int maxHeight, Density most = Density::Roomy);
    /// Takes the first offer as Enter on the board does, if the verdict is one that wants that. Returns
    /// whether it did.
    bool takeByEnter();
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
    /// Emitted when the pointer comes to the step of that number, or leaves them all: 0.
    void stepPointedAt(int step);
    /// Emitted when fillsPanel() may have changed.
    void fillingChanged();

protected:
    bool event(QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void makeLayout();
    void placeHeadline(bool isBelowTitle);
    void setDensity(Density density);
    int heightFor(int width, Density density);
    void forgetHeights() { m_heights = {}; }
    void updateLook();
    void updateHeadline(const Conclusion &verdict);
    void scrollIntoView();
    void updateTabOrder();

    static constexpr int densityCount = 3;
    /// The heights at a width, by density; 0 is not known.
    struct Heights
    {
        int width = 0;
        std::array<int, densityCount> byDensity = {};
    };

    Conclusion::Kind m_kind = Conclusion::Kind::Open;
    bool m_fillsPanel = false;
    bool m_takesEnter = false;
    Density m_density = Density::Roomy;
    Heights m_heights;
    QGridLayout *m_top;
    QLabel *m_escape;
    QFrame *m_line; // below the title
    QLabel *m_headline;
    QLabel *m_title;
    QLabel *m_lines;
    StorySteps *m_steps;
    QLabel *m_closing;
    QLabel *m_advice;
    QLabel *m_note;
    QLabel *m_legend;
    QLabel *m_about;
    OfferButtons *m_buttons;
    ShrinkingArea *m_text; // below the headline
    ShrinkingArea *m_more; // below the primary button
    QToolButton *m_close;
    QPointer<QWidget> m_beforeInTabOrder;
};

} // namespace sudoku
