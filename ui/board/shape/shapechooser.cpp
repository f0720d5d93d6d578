#include "ui/board/shape/shapechooser.h"

#include "core/board/arrangements.h"
#include "core/generate/randomregions.h"
#include "core/variants/variant.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QGridLayout>
#include <QRandomGenerator>

#include <algorithm>
#include <cstdlib>

namespace sudoku {
namespace {

/// Returns the data of an item for \a digits: how many there are, below 0 if they begin with 0.
int itemData(DigitValues digits)
{
    return digits.first == 0 ? -digits.count : digits.count;
}

DigitValues digitsOf(int itemData)
{
    return {std::abs(itemData), itemData < 0 ? 0 : 1};
}

// The data of an item for an arrangement is its index and this number, which no size reaches.
constexpr int firstArrangement = 1000;
// A value instead of the rows of a box.
constexpr int irregular = 0;
constexpr int irregularByChance = -1;
constexpr int variantColumns = 2;

} // namespace

ShapeChooser::ShapeChooser(const Puzzle &like, QFormLayout *form, QObject *parent)
    : QObject(parent),
      m_like(like.geometry),
      m_byChance(like.geometry),
      m_size(new QComboBox),
      m_boxes(new QComboBox),
      m_digits(new QComboBox)
{
    m_like.constraints = like.constraints;
    m_size->setObjectName(QStringLiteral("size"));
    m_boxes->setObjectName(QStringLiteral("boxes"));
    m_digits->setObjectName(QStringLiteral("digits"));
    form->addRow(tr("&Size:"), m_size);
    form->addRow(tr("&Boxes:"), m_boxes);
    form->addRow(tr("&Digits:"), m_digits);
    form->addRow(tr("Rules:"), makeVariantBoxes());
    offerSizes();
    offerBoxes();
    m_digits->setCurrentIndex(std::max(0, m_digits->findData(itemData(like.geometry.values()))));
    const auto boxes = like.geometry.boxes();
    m_boxes->setCurrentIndex(std::max(0, m_boxes->findData(boxes ? boxes->rows : irregular)));
    connect(m_size, &QComboBox::currentIndexChanged, this, &ShapeChooser::offerBoxes);
    connect(m_boxes, &QComboBox::currentIndexChanged, this, &ShapeChooser::followBoxes);
    connect(m_digits, &QComboBox::currentIndexChanged, this, &ShapeChooser::changed);
    connect(this, &ShapeChooser::changed, this, &ShapeChooser::enableVariants);
    enableVariants();
}

const Arrangement *ShapeChooser::arrangement() const
{
    const int index = m_size->currentData().toInt() - firstArrangement;
    return index >= 0 ? &arrangements()[index] : nullptr;
}

Geometry ShapeChooser::geometry() const
{
    const int rows = m_boxes->currentData().toInt();
    const Arrangement *boards = arrangement();
    const Geometry regions = boards                      ? boards->geometry()
                             : rows == irregularByChance ? m_byChance
                             : rows == irregular         ? m_like.geometry
                                                         : Geometry::withBoxes({rows, size() / rows});
    DigitValues digits = digitsOf(m_digits->currentData().toInt());
    digits.count = std::max(digits.count, regions.minDigitCount());
    return regions.withDigits(digits);
}

Puzzle ShapeChooser::puzzle() const
{
    Puzzle puzzle(geometry());
    for (const auto &[variant, box] : m_variants)
        if (box->isEnabled() && box->isChecked())
            puzzle.constraints.push_back({variant, {}});
    return puzzle;
}

bool ShapeChooser::hasRandomRegions() const
{
    return m_boxes->currentData().toInt() == irregularByChance;
}

int ShapeChooser::size() const
{
    const Arrangement *boards = arrangement();
    return boards ? boards->geometry().size() : m_size->currentData().toInt();
}

void ShapeChooser::choose(int size, bool hasRandomRegions, const std::vector<const Variant *> &rules)
{
    m_size->setCurrentIndex(m_size->findData(size));
    m_boxes->setCurrentIndex(
        m_boxes->findData(hasRandomRegions ? irregularByChance : defaultBoxes(size).rows));
    m_digits->setCurrentIndex(m_digits->findData(size));
    for (const auto &[variant, box] : m_variants)
        box->setChecked(std::ranges::find(rules, variant) != rules.end());
}

void ShapeChooser::offerSizes()
{
    for (int size = minBoardSize; size <= maxBoardSize; ++size)
        m_size->addItem(tr("%1 × %1").arg(size), size);
    m_size->setCurrentIndex(m_size->findData(m_like.geometry.size()));
    for (int i = 0; i < std::ssize(arrangements()); ++i) {
        m_size->addItem(translate("Arrangement", arrangements()[i].name), firstArrangement + i);
        const Geometry boards = arrangements()[i].geometry();
        const DigitValues digits = m_like.geometry.values();
        if (digits.count >= boards.minDigitCount() && boards.withDigits(digits) == m_like.geometry)
            m_size->setCurrentIndex(m_size->count() - 1);
    }
}

void ShapeChooser::offerBoxes()
{
    {
        const QSignalBlocker blocker(m_boxes);
        m_boxes->clear();
        if (const Arrangement *boards = arrangement()) {
            m_boxes->addItem(tr("%1 high, %2 wide").arg(boards->boxes.rows).arg(boards->boxes.columns));
            m_boxes->setEnabled(false);
            offerDigits();
            return followBoxes();
        }
        for (const BoxShape &shape : boxShapes(size()))
            m_boxes->addItem(tr("%1 high, %2 wide").arg(shape.rows).arg(shape.columns), shape.rows);
        const bool isLike = size() == m_like.geometry.size();
        const BoxShape boxes =
            isLike ? m_like.geometry.boxes().value_or(defaultBoxes(size())) : defaultBoxes(size());
        const bool hasBoxes = m_boxes->findData(boxes.rows) >= 0;
        m_boxes->addItem(tr("none: rows and columns only"), hasBoxes ? 1 : boxes.rows);
        if (isLike && !m_like.geometry.boxes())
            m_boxes->addItem(tr("irregular, as on the board"), irregular);
        m_boxes->addItem(tr("irregular, random"), irregularByChance);
        m_boxes->setEnabled(m_boxes->count() > 1);
    }
    offerDigits();
    followBoxes();
}

/// Offers the default number of digits, one more for a Udoku, both also from 0 on, and those of \a like. The
/// choice stays at its place, or loses the digit that is one too many.
void ShapeChooser::offerDigits()
{
    const QSignalBlocker blocker(m_digits);
    const int before = m_digits->currentIndex();
    m_digits->clear();
    const auto add = [this](DigitValues digits, const QString &text) {
        m_digits->addItem(text.arg(digits.first).arg(digits.last()), itemData(digits));
    };
    const int count = arrangement() ? arrangement()->boxes.size() : size();
    const int moreCount = std::min(count + 1, maxBoardSize);
    const QString all = tr("%1 to %2");
    const QString lacking = tr("%1 to %2; each row, column and box lacks one");
    add({count, 1}, all);
    add({count, 0}, all);
    if (moreCount > count) {
        add({moreCount, 1}, lacking);
        add({moreCount, 0}, lacking);
    }
    const DigitValues present = m_like.geometry.values();
    if (size() == m_like.geometry.size() && m_digits->findData(itemData(present)) < 0)
        add(present, all);
    m_digits->setCurrentIndex(before < m_digits->count() ? std::max(before, 0) : before % 2);
}

void ShapeChooser::followBoxes()
{
    if (hasRandomRegions()) {
        Random random(QRandomGenerator::global()->generate64());
        m_byChance = randomRegions(size(), random);
    }
    emit changed();
}

QWidget *ShapeChooser::makeVariantBoxes()
{
    auto *boxes = new QWidget;
    auto *layout = new QGridLayout(boxes);
    layout->setContentsMargins({});
    boxes->setAccessibleName(tr("Rules"));
    for (const Variant *variant : variants()) {
        if (variant->input != Input::Nothing || variant->negativeOf)
            continue;
        auto *box = new QCheckBox(nameText(*variant));
        box->setObjectName(toQString(variant->id));
        box->setChecked(std::ranges::count(m_like.constraints, variant, &Constraint::variant) > 0);
        connect(box, &QCheckBox::toggled, this, &ShapeChooser::changed);
        const int count = static_cast<int>(m_variants.size());
        layout->addWidget(box, count / variantColumns, count % variantColumns);
        m_variants.emplace_back(variant, box);
    }
    return boxes;
}

/// Disables the variants that do not fit the board.
void ShapeChooser::enableVariants()
{
    const Geometry shape = geometry();
    for (const auto &[variant, box] : m_variants) {
        box->setEnabled(variant->isFor(shape));
        box->setToolTip(box->isEnabled() ? demandText({variant, {}})
                                         : tr("This needs %1.").arg(needText(*variant)));
    }
}

} // namespace sudoku
