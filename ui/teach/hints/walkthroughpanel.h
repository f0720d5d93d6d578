#pragma once

#include <QWidget>

#include "ui/teach/lessons/lesson.h"
#include "ui/teach/steps/shownwalkthrough.h"

class QComboBox;
class QLabel;
class QLayout;
class QPushButton;
class QToolButton;
class QTreeView;

namespace sudoku {

class Notification;

/// The orders of steps that are offered.
enum class WalkthroughOrder { Techniques, Reasons };

/// Shows a walkthrough beside the board: what is known about the puzzle, the list of steps, and the sentence
/// of the chosen step. Can list the other steps of a position instead.
class WalkthroughPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WalkthroughPanel(QWidget *parent = nullptr);

    /// Shows a walkthrough in \a order. A step is chosen with choose().
    void showWalkthrough(const WalkthroughListing &listing, WalkthroughOrder order);
    /// Lists \a steps, the steps of a position, under \a heading, and chooses the first.
    void showOthers(const StepTitles &titles, const std::vector<ListedStep> &steps, const QString &heading);
    /// Chooses the step with that \a index in the list.
    void choose(int index);
    /// Offers the orders, or only says \a whyNot.
    void setOrdersOffered(bool areOffered, const QString &whyNot = {});
    /// Shows the ratings that are made in the background; nothing if \a text is empty.
    void showRating(const QString &text, bool isRunning);
    /// Shows the sentence of the chosen step. With \a hasPage a button leads to the page of its technique.
    void showSentence(const QString &sentence, bool hasPage);
    /// Shows how many steps of the same difficulty could be taken now; nothing if \a text is empty.
    void showOpenings(const QString &text);
    /// Makes a screen reader read the sentence.
    void speakSentence();
    /// Disables what starts a computation while another one runs.
    void setComputing(bool isComputing);
    void focusList();

    QSize sizeHint() const override;

signals:
    /// Emitted when a step is chosen, with its index in the list.
    void stepChosen(int index);
    /// Emitted when a letter or digit is typed in the list.
    void typed();
    void orderChosen(sudoku::WalkthroughOrder order);
    void othersRequested();
    /// Emitted when the user wants to go on solving from the step that is shown.
    void playRequested();
    void pageRequested();
    void backRequested();
    void continuationRequested();
    void copyRequested();
    void exportRequested(const sudoku::LessonFormat &format);
    void ratingStopRequested();
    void closed();

private:
    QLayout *makeHead();
    QLayout *makeKinds();
    QLayout *makeRating();
    QLayout *makeOrder();
    QTreeView *makeList();
    QWidget *makeSentence();
    QLayout *makeButtons();
    void arrange(const StepTitles &titles, bool isOfOnePosition);

    StepsModel *m_model;
    QLabel *m_headline;
    QLabel *m_about;
    QLabel *m_rating;
    QToolButton *m_stopRating;
    QToolButton *m_unfold;
    QLabel *m_kinds;
    QLabel *m_orderLabel;
    QComboBox *m_order;
    QLabel *m_heading; // of the other steps
    QTreeView *m_list;
    QLabel *m_end;
    QPushButton *m_continue;
    QLabel *m_sentence;
    QLabel *m_openings;
    Notification *m_notification = nullptr; // around it
    QPushButton *m_learn;
    QPushButton *m_others;
    QPushButton *m_play;
    QPushButton *m_back;
    QPushButton *m_copy;
    QPushButton *m_export;
};

} // namespace sudoku
