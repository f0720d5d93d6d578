#pragma once

#include <QComboBox>

#include "core/generate/generaterequest.h"

namespace sudoku {

/// The list of the kinds of boards, each with a small picture. The last entry stands for all others.
class KindList : public QComboBox
{
    Q_OBJECT

public:
    explicit KindList(QWidget *parent = nullptr);

    /// Shows the kind of \a request's board.
    void showKindOf(const GenerateRequest &request);

signals:
    /// Emitted when the user chooses a kind, with its index in boardKinds(), or -1 for another one.
    void chosen(int kind);

protected:
    void changeEvent(QEvent *event) override;

private:
    void paintPictures();
};

} // namespace sudoku
