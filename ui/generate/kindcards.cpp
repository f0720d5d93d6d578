#include "ui/generate/kindcards.h"

#include "ui/paint/boardpicture.h"
#include "ui/paint/colourroles.h"
#include "ui/text/boardkinds.h"
#include "ui/text/strings.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QRadioButton>

namespace sudoku {
namespace {

constexpr int pictureSide = 72;
constexpr int edge = 12;
constexpr int gap = 8;
constexpr qreal radius = 8;

} // namespace

class KindCard : public QRadioButton
{
public:
    explicit KindCard(const BoardKind &kind) : QRadioButton(translate("BoardKind", kind.name)), m_kind(kind)
    {
        setAttribute(Qt::WA_Hover);
    }

    const BoardKind &kind() const { return m_kind; }
    void paintPicture()
    {
        m_picture = boardPicture(Board(exampleOf(m_kind)), pictureSide, devicePixelRatioF(), palette());
        update();
    }

    QSize sizeHint() const override
    {
        const int text = fontMetrics().horizontalAdvance(this->text());
        return {std::max(pictureSide, text) + 2 * edge,
                pictureSide + 2 * edge + fontMetrics().height() + gap};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    bool hitButton(const QPoint &place) const override { return rect().contains(place); }

    void paintEvent(QPaintEvent *) override
    {
        const ColourRoles colours = coloursFor(palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal width = isChecked() || hasFocus() ? 2 : 1;
        painter.setPen(QPen(QColor(isChecked() || hasFocus() ? colours.accent : colours.border), width));
        painter.setBrush(QColor(isChecked()                ? colours.tint2
                                : underMouse() || isDown() ? colours.press
                                                           : colours.ctl));
        const qreal half = width / 2;
        painter.drawRoundedRect(QRectF(rect()).adjusted(half, half, -half, -half), radius, radius);
        if (hasFocus()) { // besides what is chosen
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(QColor(colours.accent), 1, Qt::DotLine));
            painter.drawRoundedRect(QRectF(rect()).adjusted(4.5, 4.5, -4.5, -4.5), radius / 2, radius / 2);
        }
        painter.drawPixmap((this->width() - pictureSide) / 2, edge, m_picture);
        painter.setPen(QColor(colours.ink));
        painter.drawText(rect().adjusted(0, edge + pictureSide, 0, -edge / 2), Qt::AlignCenter, text());
    }

private:
    const BoardKind &m_kind;
    QPixmap m_picture;
};

KindCards::KindCards(const std::vector<std::string_view> &names, QWidget *parent) : QWidget(parent)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(gap);
    for (const std::string_view name : names) {
        auto *card = new KindCard(boardKind(name));
        connect(card, &QRadioButton::toggled, this, [this, card](bool isOn) {
            if (!isOn)
                return;
            setFocusProxy(card);
            emit chosen(card->kind());
        });
        layout->addWidget(card, 1);
        m_cards.push_back(card);
    }
    setFocusProxy(m_cards.front());
    paintPictures();
}

KindCards::~KindCards() = default;

void KindCards::showKind(const BoardKind *kind)
{
    for (KindCard *card : m_cards) {
        const QSignalBlocker blocker(card);
        const bool isShown = kind == &card->kind();
        card->setAutoExclusive(false); // or the last one would stay
        card->setChecked(isShown);
        card->setAutoExclusive(true);
        if (isShown)
            setFocusProxy(card);
    }
}

void KindCards::paintPictures()
{
    for (KindCard *card : m_cards)
        card->paintPicture();
}

void KindCards::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        paintPictures();
}

} // namespace sudoku
