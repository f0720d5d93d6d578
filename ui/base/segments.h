#pragma once

#include <QWidget>

#include <vector>

class QRadioButton;

namespace sudoku {

/// A choice between a few short texts, side by side in one frame; the chosen one is filled. For the keyboard
/// and for a screen reader they are radio buttons.
class Segments : public QWidget
{
    Q_OBJECT

public:
    explicit Segments(const QStringList &texts, QWidget *parent = nullptr);

    /// Returns the index of the chosen text.
    int chosen() const;
    void choose(int index);

signals:
    void changed(int index);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::vector<QRadioButton *> m_buttons;
};

} // namespace sudoku
