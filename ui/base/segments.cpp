#include "ui/base/segments.h"

#include "ui/paint/colourroles.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QRadioButton>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int heightAroundText = 22; // the sum of both sides
constexpr int widthAroundText = 24;
constexpr qreal frameRadius = 6;
constexpr qreal chosenRadius = 4;
constexpr qreal inset = 3;

class Segment : public QRadioButton
{
public:
    using QRadioButton::QRadioButton;

    QSize sizeHint() const override
    {
        const QSize text = QFontMetrics(chosenFont()).size(Qt::TextShowMnemonic, this->text());
        return text + QSize(widthAroundText, heightAroundText);
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool hitButton(const QPoint &place) const override { return rect().contains(place); }

    void paintEvent(QPaintEvent *) override
    {
        const ColourRoles colours = coloursFor(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QRectF place = QRectF(rect()).adjusted(inset, inset, -inset, -inset);
        if (isChecked() || underMouse() || isDown()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor(isChecked() ? colours.fill : colours.press));
            painter.drawRoundedRect(place, chosenRadius, chosenRadius);
        }
        if (hasFocus()) {
            painter.setPen(QPen(QColor(isChecked() ? colours.onfill : colours.accent), 1.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(place.adjusted(2, 2, -2, -2), chosenRadius, chosenRadius);
        }
        painter.setFont(isChecked() ? chosenFont() : font());
        painter.setPen(QColor(isChecked() ? colours.onfill : isEnabled() ? colours.ink : colours.ink3));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextShowMnemonic, text());
    }

private:
    QFont chosenFont() const
    {
        QFont medium = font();
        medium.setWeight(QFont::Medium);
        return medium;
    }
};

} // namespace

Segments::Segments(const QStringList &texts, QWidget *parent) : QWidget(parent)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    for (const QString &text : texts) {
        auto *button = new Segment(text);
        const int index = static_cast<int>(m_buttons.size());
        connect(button, &QRadioButton::toggled, this, [this, button, index](bool isOn) {
            setFocusProxy(isOn ? button : focusProxy()); // Tab goes to the chosen one
            if (isOn)
                emit changed(index);
        });
        layout->addWidget(button, 1);
        m_buttons.push_back(button);
    }
    choose(0);
}

int Segments::chosen() const
{
    return static_cast<int>(std::ranges::find_if(m_buttons, &QRadioButton::isChecked) - m_buttons.begin());
}

void Segments::choose(int index)
{
    m_buttons[static_cast<std::size_t>(index)]->setChecked(true);
}

void Segments::paintEvent(QPaintEvent *)
{
    const ColourRoles colours = coloursFor(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QColor(colours.border));
    painter.setBrush(QColor(colours.ctl));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), frameRadius, frameRadius);
}

} // namespace sudoku
