#include "ui/rules/drawnrulesdialog.h"

#include "ui/base/helppage.h"
#include "ui/rules/kindbox.h"
#include "ui/text/drawingwords.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPixmap>
#include <QPushButton>
#include <QVBoxLayout>

namespace sudoku {
namespace {

constexpr int textWidth = 380;

QPixmap colourSign(Rgba colour)
{
    constexpr int side = 16;
    constexpr unsigned opacityBits = 8;
    QPixmap sign(side, side);
    sign.fill(QColor::fromRgb(colour.value >> opacityBits));
    return sign;
}

/// Returns why a drawing cannot be a rule of \a kind.
QString stayingText(const Variant &kind, const DrawnRules &rules)
{
    if (!rules.word.empty())
        return DrawnRulesDialog::tr("'%1' is not a number").arg(toQString(rules.word));
    return rules.problem ? problemText(kind, *rules.problem)
                         : DrawnRulesDialog::tr("the line does not lead from cell to cell");
}

} // namespace

DrawnRulesDialog::DrawnRulesDialog(const Board &board, const std::vector<const Variant *> &ownKinds,
                                   QWidget *parent)
    : QDialog(parent),
      m_board(board),
      m_groups(drawnGroups(board.info.drawings)),
      m_drawings(new QComboBox),
      m_kinds(new KindBox),
      m_state(new QLabel)
{
    setWindowTitle(tr("Make Rules of Drawings"));
    setHelpPage(*this, "rules.md#rules-that-are-only-drawn");
    for (const DrawnGroup &each : m_groups)
        m_drawings->addItem(colourSign(each.edge), drawnGroupText(each));
    m_drawings->setObjectName(QStringLiteral("drawn"));
    m_kinds->offerOwnKinds(ownKinds);
    m_kinds->lineEdit()->setPlaceholderText(tr("Kind of rule: type its name"));
    m_state->setWordWrap(true);
    m_state->setTextFormat(Qt::PlainText);
    m_state->setMinimumSize(textWidth, 4 * fontMetrics().lineSpacing());
    m_state->setAlignment(Qt::AlignTop | Qt::AlignLeading);
    m_state->setObjectName(QStringLiteral("state"));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_make = buttons->button(QDialogButtonBox::Ok);
    m_make->setText(tr("Make &Rules"));
    auto *form = new QFormLayout;
    form->addRow(tr("&Drawings:"), m_drawings);
    form->addRow(tr("&Become:"), m_kinds);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_state, 1);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_drawings, &QComboBox::currentIndexChanged, this, &DrawnRulesDialog::offerKinds);
    connect(m_kinds, &QComboBox::currentIndexChanged, this, &DrawnRulesDialog::follow);
    connect(m_kinds, &KindBox::refused, m_state, &QLabel::setText);
    connect(m_kinds, &KindBox::confirmed, m_make, [this] { m_make->setFocus(); });
    offerKinds();
    m_kinds->setFocus();
}

const DrawnGroup &DrawnRulesDialog::group() const
{
    return m_groups[static_cast<std::size_t>(m_drawings->currentIndex())];
}

DrawnRules DrawnRulesDialog::rulesOf(const Variant &kind) const
{
    return drawnRules(m_board, group(), kind);
}

Board DrawnRulesDialog::board() const
{
    return withDrawnRules(m_board, rulesOf(*m_kinds->kind()));
}

/// Returns why none of the drawings can be a rule of \a kind, or an empty text.
QString DrawnRulesDialog::refusalOf(const Variant &kind) const
{
    if (kind.input == Input::Nothing)
        return tr("This is a rule for the whole board.");
    const DrawnRules rules = rulesOf(kind);
    return rules.constraints.empty() ? tr("%1.").arg(stayingText(kind, rules)) : QString();
}

void DrawnRulesDialog::offerKinds()
{
    m_kinds->offerKinds(m_board.puzzle.geometry);
    m_kinds->refuseKinds([this](const Variant &kind) { return refusalOf(kind); });
    if (const Variant *kind = m_kinds->kind(); kind && !refusalOf(*kind).isEmpty())
        m_kinds->clearKind();
    follow();
}

void DrawnRulesDialog::follow()
{
    const Variant *kind = m_kinds->kind();
    m_make->setEnabled(kind);
    if (!kind)
        return m_state->setText(
            tr("Other programs often only draw a rule and tell it in words. Choose what the "
               "drawings mean. Kinds that fit none of them are grey."));
    const DrawnRules rules = rulesOf(*kind);
    QStringList sentences{tr("%1.").arg(demandText(rules.constraints.front()))};
    if (rules.staying.empty())
        sentences += tr("All of these drawings become rules.");
    else
        sentences += tr("%1 of %2 drawings become rules; the others stay (%3: %4).")
                         .arg(rules.drawings.size())
                         .arg(group().drawings.size())
                         .arg(nameText(*kind), stayingText(*kind, rules));
    m_state->setText(sentences.join(QLatin1Char('\n')));
}

} // namespace sudoku
