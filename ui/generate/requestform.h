#pragma once

#include <QWidget>

#include "core/generate/puzzlelevel.h"
#include "ui/generate/puzzlefactory.h"

class QComboBox;
class QFormLayout;
class QLabel;
class QSpinBox;
class QToolButton;

namespace sudoku {

class CageFields;
class ClueFields;
class DifficultyFields;
class EditorFields;
class KindChooser;
class KindList;
class PatternField;
class Presets;
class SeedField;
class LevelsField;
class Settings;
class ShapeChooser;
class SymbolFields;

/// Asks for a request, remembers it, and says at once if it is impossible. The kind of board, the difficulty
/// and the number of puzzles are always there; all else is shown on demand.
class RequestForm : public QWidget
{
    Q_OBJECT

public:
    /// Starts with the last request, or with the shape and rules of \a like.
    RequestForm(Settings &settings, const Puzzle &like, QWidget *parent = nullptr);

    /// Offers \a kinds, which the user has made, to be derived.
    void offerOwnKinds(const std::vector<const Variant *> &kinds);
    PuzzleOrder order() const;
    /// Returns a sentence that says why the request is impossible, or an empty text.
    QString problem() const;
    /// Returns a sentence that says that such puzzles are rare, or an empty text.
    QString remark() const;
    /// Takes a new seed before a run, if each run has its own.
    void renewSeed();
    void remember();

signals:
    void changed();

private:
    QLayout *makeBasicForm();
    QLayout *makeMoreRow();
    QWidget *makeOptions(const Puzzle &like);
    void fillLists();
    void connectParts();

    void followShape();
    void rememberIn(const QString &form);
    void restoreFrom(const QString &form);
    void rememberForSize(const QString &form);
    void restoreForSize(const QString &form);
    void chooseKind(int kind);
    void showOptions(bool isShown);
    void updateFields();
    void showProblem();
    GenerateRequest request() const;
    void offerOwnLevels();
    const PuzzleLevel *ownLevel() const;
    const Symmetry &symmetry() const;
    std::optional<Level> level() const;

    Settings &m_settings;
    KindList *m_kind;
    QComboBox *m_level; ///< the difficulty; anyLevel if it does not matter
    QSpinBox *m_count;
    QToolButton *m_more;
    Presets *m_presets;
    QLabel *m_summary; ///< of the request, while the options are hidden
    QWidget *m_options;
    ShapeChooser *m_shape;
    KindChooser *m_derived;
    CageFields *m_cages;
    DifficultyFields *m_wishes;
    EditorFields *m_editor;
    LevelsField *m_levels;
    SymbolFields *m_symbols;
    QComboBox *m_symmetry;
    ClueFields *m_clues;
    PatternField *m_pattern;
    QComboBox *m_solutions;
    SeedField *m_seed;
    QSpinBox *m_timeLimit;
    QLabel *m_problem; ///< or else the remark
    int m_size = 0;    // the board size of the clues and the pattern in the fields
};

} // namespace sudoku
