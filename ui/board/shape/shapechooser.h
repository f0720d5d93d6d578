#pragma once

#include <QObject>

#include "core/board/puzzle.h"

#include <vector>

class QCheckBox;
class QComboBox;
class QFormLayout;

namespace sudoku {

struct Arrangement;
struct Variant;

/// The rows of a form that ask for the size, the boxes and the rules of a board.
class ShapeChooser : public QObject
{
    Q_OBJECT

public:
    /// Adds its rows to \a form and starts with the shape and rules of \a like. Offers random irregular
    /// regions, and those of \a like if it has some.
    ShapeChooser(const Puzzle &like, QFormLayout *form, QObject *parent = nullptr);

    /// Returns the puzzle, without givens.
    Puzzle puzzle() const;
    int size() const;
    /// Returns whether the regions of puzzle() are only an example of random regions.
    bool hasRandomRegions() const;

    /// Chooses a board of \a size with exactly \a rules, and the usual boxes or random regions.
    void choose(int size, bool hasRandomRegions, const std::vector<const Variant *> &rules);

signals:
    void changed();

private:
    /// Returns the chosen arrangement of boards that overlap, or null.
    const Arrangement *arrangement() const;
    void offerSizes();
    void offerBoxes();
    void offerDigits();
    QWidget *makeVariantBoxes();
    void enableVariants();
    void followBoxes();
    Geometry geometry() const;

    Puzzle m_like;
    Geometry m_byChance;
    QComboBox *m_size;
    QComboBox *m_boxes;
    QComboBox *m_digits;
    std::vector<std::pair<const Variant *, QCheckBox *>> m_variants;
};

} // namespace sudoku
