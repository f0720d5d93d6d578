#include "ui/laboratory/topicchooser.h"

#include "ui/base/formmemory.h"
#include "ui/text/strings.h"
#include "ui/text/words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QSignalBlocker>

#include <algorithm>
#include <iterator>

namespace sudoku {

TopicChooser::TopicChooser(const Puzzle &puzzle, QWidget *parent)
    : QWidget(parent),
      m_puzzle(puzzle),
      m_kind(named(new QComboBox, "topicKind")),
      m_place(named(new QComboBox, "place", Keeping::Never)),
      m_follows(named(new QCheckBox(tr("&Follow the cursor on the board")), "follows"))
{
    auto *layout = new QFormLayout(this);
    layout->setContentsMargins({});
    layout->setRowWrapPolicy(QFormLayout::WrapAllRows);
    layout->addRow(tr("&Look at a"), m_kind);
    layout->addRow(tr("W&hich"), m_place);
    layout->addRow(m_follows);
    m_follows->setChecked(true);
    fillKinds();
    fillPlaces();
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        fillPlaces();
        emit changed();
    });
    connect(m_place, &QComboBox::currentIndexChanged, this, &TopicChooser::changed);
    connect(m_place, &QComboBox::activated, this, [this] { m_follows->setChecked(false); });
    connect(m_follows, &QCheckBox::toggled, this, &TopicChooser::follow);
}

void TopicChooser::setPuzzle(const Puzzle &puzzle)
{
    const bool isOtherShape =
        puzzle.geometry != m_puzzle.geometry || puzzle.constraints != m_puzzle.constraints;
    m_puzzle = puzzle;
    if (!isOtherShape)
        return;
    m_cursor = 0;
    const QSignalBlocker blocker(this);
    fillKinds();
    fillPlaces();
}

void TopicChooser::fillKinds()
{
    const QSignalBlocker blocker(m_kind);
    const int before = m_kind->currentIndex();
    m_kind->clear();
    const Geometry &geometry = m_puzzle.geometry;
    if (geometry.hasLines()) {
        m_kind->addItem(tr("Row"), Row);
        m_kind->addItem(tr("Column"), Column);
    }
    if (geometry.regionCount() > 0)
        m_kind->addItem(geometry.boxes() ? tr("Box") : tr("Region"), Region);
    m_kind->addItem(tr("Cell"), CellKind);
    if (!m_puzzle.constraints.empty())
        m_kind->addItem(tr("Other rule"), Constraint);
    m_kind->setCurrentIndex(before < 0 || before >= m_kind->count() ? 0 : before);
}

TopicChooser::Kind TopicChooser::kind() const
{
    return static_cast<Kind>(m_kind->currentData().toInt());
}

void TopicChooser::fillPlaces()
{
    {
        const QSignalBlocker blocker(m_place);
        m_place->clear();
        if (kind() == CellKind)
            for (Cell cell = 0; cell < m_puzzle.geometry.cellCount(); ++cell)
                m_place->addItem(QString::fromStdString(m_puzzle.geometry.cellName(cell)));
        else if (kind() == Constraint)
            for (int i = 0; i < std::ssize(m_puzzle.constraints); ++i)
                m_place->addItem(sourceText(m_puzzle, ConstraintIndex{i}));
        else
            for (const House &house : houses())
                m_place->addItem(capitalised(sourceText(m_puzzle, house.name)));
    }
    m_follows->setEnabled(kind() != Constraint);
    follow();
}

void TopicChooser::setCursor(Cell cell)
{
    m_cursor = cell;
    follow();
}

void TopicChooser::follow()
{
    if (!m_follows->isChecked() || m_cursor >= m_puzzle.geometry.cellCount())
        return;
    if (kind() == CellKind)
        return m_place->setCurrentIndex(m_cursor);
    if (kind() == Constraint)
        return;
    const std::vector<House> shown = houses();
    const auto found = std::ranges::find_if(
        shown, [this](const House &house) { return std::ranges::binary_search(house.cells, m_cursor); });
    if (found != shown.end())
        m_place->setCurrentIndex(static_cast<int>(found - shown.begin()));
}

/// Returns the houses of the chosen kind: those of each board among several.
std::vector<House> TopicChooser::houses() const
{
    const auto kindOf = [](const House &house) {
        return house.name.kind == HouseKind::Row      ? Row
               : house.name.kind == HouseKind::Column ? Column
                                                      : Region;
    };
    std::vector<House> chosen;
    std::ranges::copy_if(m_puzzle.geometry.houses(), std::back_inserter(chosen),
                         [&](const House &house) { return kindOf(house) == kind(); });
    return chosen;
}

FormulaTopic TopicChooser::topic() const
{
    const int place = m_place->currentIndex();
    if (kind() == CellKind)
        return CellTopic{place};
    if (kind() == Constraint)
        return RuleSource(ConstraintIndex{place});
    return RuleSource(houses()[place].name);
}

} // namespace sudoku
