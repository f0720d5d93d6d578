#include "ui/rules/regiondialog.h"

#include "core/formats/plain/directives.h"
#include "core/generate/randomregions.h"
#include "core/transform/reshapedboard.h"
#include "ui/base/helppage.h"
#include "ui/base/savequestion.h"
#include "ui/rules/boardrules.h"
#include "ui/rules/regioneditor.h"
#include "ui/text/words.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace sudoku {
namespace {

constexpr int sideWidth = 220;

QLabel *regionText(const QString &text = {})
{
    auto *label = new QLabel(text);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

QString unfitText(const Board &board, const Geometry &geometry)
{
    QStringList names;
    for (const Constraint &constraint : unfitRules(board, geometry))
        names += ruleText(board.puzzle.geometry, constraint);
    return names.isEmpty() ? QString()
                           : RegionDialog::tr("These rules do not fit the regions and will be removed: %1.")
                                 .arg(listText(names));
}

/// Returns sentences on the digits that are where \a geometry has holes, or that it does not have.
QStringList lostDigitsTexts(const Board &board, const Geometry &geometry)
{
    const Geometry &old = board.puzzle.geometry;
    std::vector<Cell> inHoles;
    std::vector<Cell> tooLarge;
    for (Cell cell = 0; cell < old.cellCount(); ++cell) {
        const Digit digit = board.digitAt(cell);
        if (digit != noDigit && !geometry.findCell(old.rowOf(cell), old.columnOf(cell)))
            inHoles.push_back(cell);
        else if (digit > geometry.digitCount())
            tooLarge.push_back(cell);
    }
    QStringList texts;
    if (!inHoles.empty())
        texts += RegionDialog::tr("The digits in these holes will be removed: %1.")
                     .arg(someCellsText(old, inHoles));
    if (!tooLarge.empty())
        texts += RegionDialog::tr("The digits in these cells are above the last one and will be removed: %1.")
                     .arg(someCellsText(old, tooLarge));
    return texts;
}

/// Returns what the mouse and the keys do, in as many lines as that takes: a layout would cut it.
QLabel *adviceText()
{
    QLabel *advice = regionText(RegionDialog::tr(
        "Drag from a cell to extend its region; a cell without a region starts a new one. The "
        "right button removes cells, and makes holes of cells in no region.\n\nKeys: "
        "Shift+arrows extend a region, a letter paints that region, Space paints the last one, "
        "Delete removes the cell.\n\nA cell in no region belongs to its row and its column "
        "only. A hole is no cell."));
    advice->setMinimumHeight(advice->heightForWidth(sideWidth));
    return advice;
}

} // namespace

RegionDialog::RegionDialog(const Board &board, QWidget *parent)
    : QDialog(parent),
      m_board(board),
      m_editor(new RegionEditor(board.puzzle.geometry)),
      m_state(regionText())
{
    setWindowTitle(tr("Regions"));
    setHelpPage(*this, "rules.md#regions-of-any-shape");
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    m_apply = buttons->button(QDialogButtonBox::Ok);
    m_apply->setText(tr("Appl&y"));
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, [this] { QDialog::reject(); }); // on purpose
    auto *columns = new QHBoxLayout;
    columns->addWidget(m_editor, 1);
    columns->addWidget(makeSide());
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(columns, 1);
    layout->addLayout(makeRepeats());
    layout->addWidget(buttons);
    connect(m_editor, &RegionEditor::changed, this, &RegionDialog::follow);
    m_editor->setFocus();
    follow();
}

QWidget *RegionDialog::makeSide()
{
    auto *boxes = new QPushButton(tr("Reset to &Boxes"));
    boxes->setToolTip(tr("Standard boxes in place of these regions"));
    connect(boxes, &QPushButton::clicked, this,
            [this] { setRegions(Geometry::withBoxes(defaultBoxes(m_editor->map().size()))); });
    auto *random = new QPushButton(tr("S&huffle"));
    random->setToolTip(tr("Random regions, different each time"));
    connect(random, &QPushButton::clicked, this, [this] {
        Random chance(QRandomGenerator::global()->generate64());
        setRegions(randomRegions(m_editor->map().size(), chance));
    });
    auto *clear = new QPushButton(tr("&Clear"));
    clear->setToolTip(tr("Remove all regions"));
    connect(clear, &QPushButton::clicked, this, [this] {
        RegionMap map = m_editor->map();
        map.clear();
        m_editor->setMap(map);
    });
    m_undo = new QPushButton(tr("&Undo"));
    m_undo->setShortcut(QKeySequence::Undo);
    m_undo->setToolTip(m_undo->shortcut().toString(QKeySequence::NativeText));
    connect(m_undo, &QPushButton::clicked, m_editor, &RegionEditor::undo);
    m_state->setObjectName(QStringLiteral("state"));

    auto *side = new QWidget;
    side->setFixedWidth(sideWidth);
    auto *layout = new QVBoxLayout(side);
    layout->setContentsMargins({});
    layout->addWidget(adviceText());
    for (QPushButton *button : {boxes, random, clear, m_undo}) {
        button->setAutoDefault(false);
        layout->addWidget(button);
    }
    layout->addWidget(m_state);
    layout->addStretch();
    return side;
}

/// Makes the choices about rows and columns. Where digits may be repeated, there may be fewer of them.
QLayout *RegionDialog::makeRepeats()
{
    m_repeats = new QCheckBox(tr("Digits may be &repeated in rows and columns"));
    m_repeats->setObjectName(QStringLiteral("repeats"));
    m_repeats->setToolTip(tr("Only regions and rules then say where digits differ"));
    connect(m_repeats, &QCheckBox::clicked, this, [this](bool areRepeated) {
        RegionMap map = m_editor->map();
        map.setLines(!areRepeated);
        m_editor->setMap(map);
    });
    m_lastDigit = new QSpinBox;
    m_lastDigit->setObjectName(QStringLiteral("lastDigit"));
    m_lastDigit->setAccessibleName(tr("The last digit"));
    const int first = m_board.puzzle.geometry.values().first;
    m_lastDigit->setPrefix(tr("digits %1 to ").arg(first));
    connect(m_lastDigit, &QSpinBox::valueChanged, this, [this, first](int last) {
        RegionMap map = m_editor->map();
        map.setDigitCount(last - first + 1);
        m_editor->setMap(map);
    });
    auto *layout = new QHBoxLayout;
    layout->addWidget(m_repeats);
    layout->addWidget(m_lastDigit);
    layout->addStretch();
    return layout;
}

void RegionDialog::setRegions(const Geometry &shape)
{
    RegionMap map(withEnoughDigits(shape));
    map.setLines(m_editor->map().hasLines());
    m_editor->setMap(map);
}

Geometry RegionDialog::withEnoughDigits(const Geometry &shape) const
{
    const DigitValues digits = m_board.puzzle.geometry.values();
    return shape.withDigits({std::max(digits.count, shape.minDigitCount()), digits.first});
}

Board RegionDialog::board() const
{
    const auto geometry = m_editor->map().geometry();
    return geometry ? reshapedBoard(m_board, *geometry) : m_board;
}

void RegionDialog::reject()
{
    const bool isDrawn = m_editor->map() != RegionMap(m_board.puzzle.geometry);
    if (!isDrawn || askToDiscard(this, tr("Discard the regions that you drew?")))
        QDialog::reject();
}

void RegionDialog::follow()
{
    const auto geometry = m_editor->map().geometry();
    const int count = m_editor->map().fullCount();
    m_apply->setEnabled(geometry.has_value());
    m_undo->setEnabled(m_editor->canUndo());
    m_repeats->setChecked(!m_editor->map().hasLines());
    m_lastDigit->setEnabled(geometry && !geometry->hasLines());
    if (geometry) {
        const QSignalBlocker blocker(m_lastDigit);
        const DigitValues digits = geometry->values();
        const int least = geometry->hasLines() ? digits.count : geometry->minDigitCount();
        m_lastDigit->setRange(digits.first + least - 1, digits.first + maxBoardSize - 1);
        m_lastDigit->setValue(digits.last());
    }
    if (!geometry)
        return m_state->setText(m_editor->map().problem());
    QStringList sentences{m_editor->map().note(), unfitText(m_board, *geometry)};
    sentences += lostDigitsTexts(m_board, *geometry);
    sentences.removeAll(QString());
    m_state->setText(sentences.isEmpty()
                         ? tr("All %1 regions have %2 cells.").arg(geometry->regionCount()).arg(count)
                         : sentences.join(QLatin1Char(' ')));
}

} // namespace sudoku
