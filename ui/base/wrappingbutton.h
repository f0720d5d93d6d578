#pragma once

#include <QPushButton>

class QPainter;

namespace sudoku {

/// A push button that breaks its text into lines if it is too long for one. Shows no mnemonics. Of the
/// buttons of an answer one is filled, the primary one, and the others look like links.
class WrappingButton : public QPushButton
{
    Q_OBJECT

public:
    enum class Look {
        Plain,   ///< as the style paints it
        Primary, ///< filled
        Link,    ///< text alone
    };

    explicit WrappingButton(const QString &text, QWidget *parent = nullptr);

    void setLook(Look look);
    Look look() const { return m_look; }
    /// Shows the name of a key at the end of a filled button, whose text then begins at its start.
    void setKeyName(const QString &name);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    /// Returns the size of the frame and the margins around the text.
    QSize around() const;
    int keyWidth() const;
    QFont textFont() const;
    QSize textSize(int width) const;
    void paintPlain();
    void paintPrimary();
    void paintLink();
    void paintRing(QPainter &painter, qreal corner) const;

    Look m_look = Look::Plain;
    QString m_keyName;
};

} // namespace sudoku
