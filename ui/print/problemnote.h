#pragma once

#include <QLabel>

namespace sudoku {

/// Says what is wrong with the field above it, in the colour of such messages; hidden while it is empty.
class ProblemNote : public QLabel
{
    Q_OBJECT

public:
    explicit ProblemNote(QWidget *parent = nullptr);

    void setText(const QString &text);

protected:
    void changeEvent(QEvent *event) override;

private:
    void updateLook();
};

} // namespace sudoku
