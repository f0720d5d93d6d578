#pragma once

#include <QDialog>

#include "core/generate/generaterequest.h"

#include <functional>

class QComboBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QToolButton;

namespace sudoku {

class BoardPreview;
struct BoardKind;
class KindCards;
class Segments;
class ShapeChooser;

/// Asks for a new puzzle, which is made, or for an empty board on which one is typed or drawn: a card for
/// each kind that papers print, the difficulty, and on demand any size, boxes, rules and symmetry.
class NewPuzzleDialog : public QDialog
{
    Q_OBJECT

public:
    /// What the user wants.
    enum class Wish {
        Play,       ///< a puzzle of request()
        EmptyBoard, ///< board(), on which constraints of drawnKind() come first
        Many,       ///< more than one puzzle, or more wishes
    };

    /// Starts with the shape \a like, without rules, and with \a level.
    NewPuzzleDialog(const Geometry &like, Level level, QWidget *parent = nullptr);

    /// Lets \a isReady tell whether a puzzle of a request was made ahead.
    void setReady(std::function<bool(const GenerateRequest &)> isReady);

    /// Chooses the level for beginners.
    void chooseBeginner();
    Wish wish() const { return m_wish; }
    GenerateRequest request() const;
    Puzzle board() const;
    /// Returns the kind of constraint that is drawn, or null.
    const Variant *drawnKind() const;

private:
    QFormLayout *makeBasics();
    QWidget *makeOptions(const Geometry &like);
    QLayout *makeFoot();
    void connectParts();
    void chooseKind(const BoardKind &kind);
    void offerDrawn();
    void proposeSymmetryOfClues();
    void showOptions(bool isShown);
    void follow();
    void finish(Wish wish);

    KindCards *m_cards;
    Segments *m_level;
    QLabel *m_levelNote;
    QToolButton *m_more;
    QWidget *m_options = nullptr;
    ShapeChooser *m_shape = nullptr;
    QComboBox *m_drawn;
    QComboBox *m_symmetry;
    BoardPreview *m_preview = nullptr;
    QLabel *m_note; ///< why no puzzle can be made, or that one is ready
    QPushButton *m_play = nullptr;
    Wish m_wish = Wish::EmptyBoard;
    std::function<bool(const GenerateRequest &)> m_isReady = [](const GenerateRequest &) { return false; };
};

/// Returns a sentence about the techniques of \a level.
QString levelSentence(Level level);

} // namespace sudoku
