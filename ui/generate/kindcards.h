#pragma once

#include <QWidget>

#include <string_view>
#include <vector>

namespace sudoku {

class KindCard;
struct BoardKind;

/// A row of cards, each with a picture and the name of a kind of board. For the keyboard and for a screen
/// reader they are radio buttons.
class KindCards : public QWidget
{
    Q_OBJECT

public:
    /// Offers the kinds of these names.
    explicit KindCards(const std::vector<std::string_view> &names, QWidget *parent = nullptr);
    ~KindCards() override;

    /// Shows \a kind as the chosen one, or none if it is null or not among them.
    void showKind(const BoardKind *kind);

signals:
    /// Emitted when the user chooses a kind.
    void chosen(const sudoku::BoardKind &kind);

protected:
    void changeEvent(QEvent *event) override;

private:
    void paintPictures();

    std::vector<KindCard *> m_cards;
};

} // namespace sudoku
