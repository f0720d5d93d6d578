#pragma once

#include <QObject>

namespace sudoku {

/// Letters that are typed with Alt, which press a button or go to a field. Where no button of that letter can
/// be pressed now, a closed list of choices would take the letter for the beginning of another choice. As
/// long as this exists, it does not.
class AltLetters : public QObject
{
    Q_OBJECT

public:
    explicit AltLetters(QObject *parent = nullptr);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace sudoku
