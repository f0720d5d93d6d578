#pragma once

#include <QDialog>

#include "core/board/board.h"

#include <vector>

class QCheckBox;
class QComboBox;

namespace sudoku {

struct Variant;

/// Asks for the shape and the rules of an empty board.
class NewDialog : public QDialog
{
    Q_OBJECT

public:
    /// Starts from the shape and rules of \a like.
    explicit NewDialog(const Puzzle &like, QWidget *parent = nullptr);

    Puzzle puzzle() const;

signals:
    void changed();

private:
    void offerSizes(int current);
    void offerBoxes();
    QWidget *makeVariantBoxes(const Puzzle &like);

    QComboBox *m_size;
    QComboBox *m_boxes;
    std::vector<std::pair<const Variant *, QCheckBox *>> m_variants;
};

} // namespace sudoku
