#include "ui/ask/verdict/storysteps.h"

#include "ui/base/wrappingbutton.h"
#include "ui/paint/colourroles.h"

#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QStyle>
#include <QVBoxLayout>

#include <functional>
#include <utility>

namespace sudoku {
namespace {

constexpr int maxShown = 7; // steps; of more the first and the last are shown
constexpr int shownAtEnds = 3;
constexpr int beside = 12; // pixels between disc and words

QLabel *newLabel(const QString &text, qreal size, QFont::Weight weight = QFont::Normal)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    QFont font = label->font();
    font.setPointSizeF(font.pointSizeF() * size);
    font.setWeight(weight);
    label->setFont(font);
    return label;
}

/// A number in a disc, as on the board.
class Disc : public QWidget
{
public:
    Disc(int number, bool isEvidence) : m_number(number), m_isEvidence(isEvidence) {}

    QSize sizeHint() const override
    {
        const int side = fontMetrics().height() + 8;
        return {side, side};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const ColourRoles colours = coloursFor(QGuiApplication::palette());
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(m_isEvidence ? colours.evid : colours.ink2));
        painter.drawEllipse(rect());
        QFont bold = font();
        bold.setBold(true);
        painter.setFont(bold);
        painter.setPen(QColor(colours.paper));
        painter.drawText(rect(), Qt::AlignCenter, QString::number(m_number));
    }

private:
    int m_number;
    bool m_isEvidence;
};

/// One step: the disc, its words, and a line below.
class StepRow : public QWidget
{
public:
    StepRow(const StoryFact &fact, int step, StorySteps::Detail detail, std::function<void()> entered)
        : m_entered(std::move(entered)),
          m_isCompact(detail != StorySteps::Detail::TwoLines)
    {
        auto *row = new QHBoxLayout(this);
        row->setContentsMargins(0, m_isCompact ? 1 : 5, 0, m_isCompact ? 1 : 7);
        row->setSpacing(beside);
        row->addWidget(new Disc(step, !fact.by.empty()), 0, m_isCompact ? Qt::AlignVCenter : Qt::AlignTop);
        const QString sentence =
            StorySteps::tr("%1 %2", "2 in r2c7 … leaves no 2 for r4c7").arg(fact.title, fact.text);
        setAccessibleName(StorySteps::tr("step %1: %2").arg(step).arg(sentence));
        if (m_isCompact) {
            const QString shown = detail == StorySteps::Detail::Brief ? fact.title : sentence;
            row->addWidget(
                newLabel(fact.where.isEmpty()
                             ? shown
                             : StorySteps::tr("%1 (%2)", "a sentence and its row").arg(shown, fact.where),
                         1),
                1);
            setToolTip(sentence);
            return;
        }
        auto *words = new QVBoxLayout;
        words->setSpacing(1);
        auto *head = new QHBoxLayout;
        head->addWidget(newLabel(fact.title, 1.1, QFont::Medium), 1);
        QLabel *where = newLabel(fact.where, 0.95);
        where->setWordWrap(false);
        where->setForegroundRole(QPalette::PlaceholderText);
        head->addWidget(where);
        words->addLayout(head);
        words->addWidget(newLabel(fact.text, 1));
        row->addLayout(words, 1);
    }

protected:
    void enterEvent(QEnterEvent *event) override
    {
        QWidget::enterEvent(event);
        m_entered();
    }
    void paintEvent(QPaintEvent *) override
    {
        if (m_isCompact)
            return;
        QPainter painter(this);
        const int left = fontMetrics().height() + 8 + beside;
        painter.fillRect(
            QStyle::visualRect(layoutDirection(), rect(), QRect(left, height() - 1, width() - left, 1)),
            QColor(coloursFor(QGuiApplication::palette()).div));
    }

private:
    std::function<void()> m_entered;
    bool m_isCompact;
};

} // namespace

StorySteps::StorySteps(QWidget *parent) : QWidget(parent)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    setAccessibleName(tr("Steps"));
}

void StorySteps::show(const std::vector<StoryFact> &facts)
{
    if (std::exchange(m_facts, facts) != facts) {
        m_showsAll = false;
        makeRows();
    }
    setVisible(!facts.empty());
}

void StorySteps::setDetail(Detail detail)
{
    if (std::exchange(m_detail, detail) != detail)
        makeRows();
}

void StorySteps::makeRows()
{
    for (QWidget *row : std::exchange(m_rows, {})) {
        row->hide();
        layout()->removeWidget(row);
        row->deleteLater(); // perhaps its link was clicked
    }
    const int count = static_cast<int>(m_facts.size());
    const bool isShort = !m_showsAll && count > maxShown;
    for (int step = 1; step <= count; ++step) {
        if (!isShort || step <= shownAtEnds || step > count - shownAtEnds)
            addRow(step);
        else if (step == shownAtEnds + 1)
            addMore(count - 2 * shownAtEnds);
    }
}

void StorySteps::addRow(int step)
{
    m_rows.push_back(new StepRow(m_facts[step - 1], step, m_detail, [this, step] { emit pointedAt(step); }));
    layout()->addWidget(m_rows.back());
    m_rows.back()->show();
}

void StorySteps::addMore(int count)
{
    auto *link = new WrappingButton(tr("… %n more steps", nullptr, count));
    link->setLook(WrappingButton::Look::Link);
    link->setFocusPolicy(Qt::TabFocus);
    connect(link, &WrappingButton::clicked, this, [this] {
        m_showsAll = true;
        makeRows();
    });
    m_rows.push_back(link);
    layout()->addWidget(link);
    link->show();
}

void StorySteps::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    emit pointedAt(0);
}

} // namespace sudoku
