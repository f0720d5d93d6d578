#pragma once

#include <QLabel>

namespace sudoku {

/// A short text in the status bar, with a divider before it. A state has a ground, a colour and a sign of its
/// own. While it has no text it takes no room.
class StatusChip : public QLabel
{
    Q_OBJECT

public:
    enum class Tone { Plain, Good, Warning, Bad };

    explicit StatusChip(const QString &name = {}, bool hasDivider = true);

    /// Shows \a text; a sign before it says the same as the colour, unless \a text has one.
    void show(const QString &text, Tone tone = Tone::Plain);
    /// Returns what is painted.
    QString shownText() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int leftRoom() const;
    QFont shownFont() const;

    bool m_hasDivider;
    Tone m_tone = Tone::Plain;
};

} // namespace sudoku
