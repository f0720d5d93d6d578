#pragma once

#include <QWidget>

#include "ui/hints/lesson.h"
#include "ui/hints/stepsmodel.h"

class QLabel;
class QLayout;
class QPushButton;
class QToolButton;
class QTreeView;

namespace sudoku {

class Notification;

/// Shows a walkthrough beside the board: what is known about the puzzle, the list of steps, and the sentence
/// of the chosen step. Can list the other steps of a position instead.
class WalkthroughPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WalkthroughPanel(QWidget *parent = nullptr);

    /// Lists the steps of \a walkthrough, and chooses the one with that \a index.
    void showWalkthrough(const RatedWalkthrough &walkthrough, const SymbolSet &symbols, int index);
    /// Lists \a others, the steps of a position of \a walkthrough, under \a heading, and chooses the first.
    void showOthers(const RatedWalkthrough &walkthrough, const std::vector<Step> &others,
                    const SymbolSet &symbols, const QString &heading);
    /// Shows the ratings that are made in the background; nothing if \a text is empty.
    void showRating(const QString &text, bool isRunning);
    void showSentence(const QString &sentence);
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
    void othersRequested();
    void backRequested();
    void continuationRequested();
    void copyRequested();
    void exportRequested(const sudoku::LessonFormat &format);
    void ratingStopRequested();
    void closed();

private:
    QLayout *makeHead();
    QLayout *makeTechniques();
    QLayout *makeRating();
    QTreeView *makeList();
    QWidget *makeSentence();
    QLayout *makeButtons();
    void arrange(const RatedWalkthrough &walkthrough, bool isOfOnePosition);
    void choose(int index);

    StepsModel *m_model;
    QLabel *m_headline;
    QLabel *m_scale;
    QLabel *m_rating;
    QToolButton *m_stopRating;
    QToolButton *m_unfold;
    QLabel *m_techniques;
    QLabel *m_heading; // of the other steps
    QTreeView *m_list;
    QLabel *m_end;
    QPushButton *m_continue;
    QLabel *m_sentence;
    Notification *m_notification = nullptr; // around it
    QPushButton *m_others;
    QPushButton *m_back;
    QPushButton *m_copy;
    QPushButton *m_export;
};

} // namespace sudoku
