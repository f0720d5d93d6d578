#include "ui/laboratory/traceform.h"

#include "ui/base/formmemory.h"
#include "ui/laboratory/quantitytext.h"
#include "ui/text/strings.h"
#include "ui/text/tracewords.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>

namespace sudoku {
namespace {

const QString traceformName = QStringLiteral("watchSolver");

void fillWith(QComboBox &list, const auto &choices)
{
    for (const auto &choice : choices) {
        list.addItem(textbookText(choice.name), toQString(choice.id));
        list.setItemData(list.count() - 1, textbookText(choice.explanation), Qt::ToolTipRole);
    }
}

} // namespace

TraceForm::TraceForm(Settings &settings, QWidget *parent)
    : QWidget(parent),
      m_settings(settings),
      m_atMostOne(named(new QComboBox, "atMostOne")),
      m_kind(named(new QComboBox, "kind")),
      m_method(named(new QComboBox, "method")),
      m_guess(named(new QComboBox, "guess"))
{
    fillLists();
    auto *layout = new QGridLayout(this);
    layout->setContentsMargins({});
    const auto add = [layout](int row, int column, const QString &text, QComboBox *list) {
        auto *label = new QLabel(text);
        label->setBuddy(list);
        list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        list->setMinimumContentsLength(8);
        layout->addWidget(label, 2 * row, column);
        layout->addWidget(list, 2 * row + 1, column);
    };
    add(0, 0, tr("Enc&oding"), m_atMostOne);
    add(0, 1, tr("Cand&idates"), m_kind);
    add(1, 0, tr("After a con&flict"), m_method);
    add(1, 1, tr("G&uess"), m_guess);
    layout->setColumnStretch(0, 1);
    layout->setColumnStretch(1, 1);
    restoreForm(*this, m_settings, traceformName);
    for (const QComboBox *list : {m_atMostOne, m_kind, m_method, m_guess})
        connect(list, &QComboBox::currentIndexChanged, this, &TraceForm::changed);
}

TraceForm::~TraceForm()
{
    rememberForm(*this, m_settings, traceformName);
}

void TraceForm::fillLists()
{
    for (const EncodingMethod &encoding : encodingMethods())
        m_atMostOne->addItem(encodingName(encoding), toQString(encoding.id));
    for (const EncodingKind kind : {EncodingKind::FullFacts, EncodingKind::Facts})
        m_kind->addItem(kindText(kind), static_cast<int>(kind));
    fillWith(*m_method, learningChoices);
    fillWith(*m_guess, branchingChoices);
}

PuzzleTraceOptions TraceForm::options() const
{
    return {.encode = {.method = &encodingMethods()[m_atMostOne->currentIndex()],
                       .kind = static_cast<EncodingKind>(m_kind->currentData().toInt())},
            .solver = {.learning = learningChoices[m_method->currentIndex()].value,
                       .branching = branchingChoices[m_guess->currentIndex()].value}};
}

} // namespace sudoku
