#include "ui/print/wishtable.h"

#include "core/board/geometry.h"
#include "core/generate/deriveconstraints.h"
#include "core/generate/levelwish.h"
#include "core/variants/variant.h"
#include "ui/base/messagebar.h"
#include "ui/print/valuechoices.h"
#include "ui/text/difficultywords.h"
#include "ui/text/kindnames.h"
#include "ui/text/qtjson.h"
#include "ui/text/steptext.h"
#include "ui/text/strings.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSpinBox>
#include <QStyle>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>

namespace sudoku {
namespace {

using Json = nlohmann::ordered_json;

std::vector<ValueChoice> sizeChoices()
{
    std::vector<ValueChoice> choices{{}};
    for (int size = minBoardSize; size <= maxBoardSize; ++size)
        choices.push_back({QString::number(size), QStringLiteral("%1 × %1").arg(size)});
    return choices;
}

std::vector<ValueChoice> kindChoices()
{
    std::vector<ValueChoice> choices;
    for (const Variant *kind : variants())
        if (canBeDerived(*kind) || kind->input == Input::Nothing)
            choices.push_back({toQString(kind->id), nameText(*kind)});
    std::ranges::sort(choices, [](const ValueChoice &a, const ValueChoice &b) {
        return a.text.localeAwareCompare(b.text) < 0;
    });
    choices.insert(choices.begin(), ValueChoice{});
    return choices;
}

std::vector<ValueChoice> levelChoices()
{
    std::vector<ValueChoice> choices{{}, {toQString(beginnerName).toLower(), beginnerText()}};
    for (const Level level : allLevels)
        choices.push_back({englishName(level).toLower(), levelText(level)});
    return choices;
}

struct Column
{
    std::string_view member; ///< of puzzles in a book; most are options of "generate"
    std::string_view label;
    std::vector<ValueChoice> (*choices)() = nullptr;
    bool areSeveral = false; ///< several, separated by commas
};

constexpr std::array columns{
    Column{"count", TR_NOOP("WishTable", "Number")},
    Column{"size", TR_NOOP("WishTable", "Size"), sizeChoices},
    Column{"variant", TR_NOOP("WishTable", "Rules"), kindChoices, true},
    Column{"difficulty", TR_NOOP("WishTable", "Difficulty"), levelChoices},
    Column{"clues", TR_NOOP("WishTable", "Clues")},
    Column{"file", TR_NOOP("WishTable", "File")},
};
constexpr int countColumn = 0;
constexpr int fileColumn = std::ssize(columns) - 1;

std::string optionOf(int column)
{
    return std::string(columns[column].member);
}

/// Returns \a value as a cell has it.
QString typed(const Json &value)
{
    if (value.is_string())
        return QString::fromStdString(value.get<std::string>());
    QStringList texts;
    if (value.is_array())
        for (const Json &element : value)
            texts += typed(element);
    return value.is_array() ? texts.join(QStringLiteral(", ")) : QString::fromStdString(value.dump());
}

/// Returns what a cell has as a value of an option: a number, a text or several.
Json valueOf(const QString &text)
{
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (isNumber)
        return number;
    const QStringList parts = text.split(QLatin1Char(','), Qt::SkipEmptyParts);
    if (parts.size() < 2)
        return text.trimmed();
    Json values = Json::array();
    for (const QString &part : parts)
        values.push_back(part.trimmed());
    return values;
}

/// Shows the names of what a column has, and offers them in a list.
class ChoiceDelegate : public QStyledItemDelegate
{
public:
    ChoiceDelegate(const Column &column, QObject *parent)
        : QStyledItemDelegate(parent),
          m_choices(column.choices()),
          m_areSeveral(column.areSeveral)
    {
    }

    QString displayText(const QVariant &value, const QLocale &) const override
    {
        return translated(value.toString(), &ValueChoice::id, &ValueChoice::text);
    }

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        QComboBox *list = makeChoiceList(m_choices, true);
        list->setParent(parent);
        list->setMinimumContentsLength(0);
        list->view()->setMinimumWidth(list->view()->sizeHintForColumn(0) + 2 * list->view()->frameWidth()
                                      + list->style()->pixelMetric(QStyle::PM_ScrollBarExtent));
        return list;
    }

    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        auto *list = static_cast<QComboBox *>(editor);
        const QString text = displayText(index.data(Qt::EditRole), {});
        list->setCurrentIndex(list->findText(text));
        list->setEditText(text);
    }

    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override
    {
        const QString text = static_cast<QComboBox *>(editor)->currentText();
        model->setData(index, translated(text, &ValueChoice::text, &ValueChoice::id));
    }

private:
    /// Returns the names in \a text, which are \a from of the choices, as \a to.
    QString translated(const QString &text, QString ValueChoice::*from, QString ValueChoice::*to) const
    {
        QStringList parts = m_areSeveral ? text.split(QLatin1Char(',')) : QStringList(text);
        for (QString &part : parts) {
            part = part.trimmed();
            const auto found = std::ranges::find_if(m_choices, [&](const ValueChoice &choice) {
                return part.compare(choice.*from, Qt::CaseInsensitive) == 0;
            });
            if (found != m_choices.end())
                part = (*found).*to;
        }
        return parts.join(QStringLiteral(", "));
    }

    std::vector<ValueChoice> m_choices;
    bool m_areSeveral;
};

/// A field for a number of puzzles; without any text it means 0, and 0 shows none.
class CountBox : public QSpinBox
{
public:
    explicit CountBox(QWidget *parent) : QSpinBox(parent)
    {
        constexpr int maxCount = 100'000;
        setRange(0, maxCount);
        setSpecialValueText(QStringLiteral(" "));
        setFrame(false);
    }

protected:
    QValidator::State validate(QString &text, int &position) const override
    {
        return text.trimmed().isEmpty() ? QValidator::Acceptable : QSpinBox::validate(text, position);
    }

    int valueFromText(const QString &text) const override
    {
        return text.trimmed().isEmpty() ? 0 : QSpinBox::valueFromText(text);
    }
};

/// Asks for a number of puzzles, or none for those of a file.
class CountDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return new CountBox(parent);
    }

    void setEditorData(QWidget *editor, const QModelIndex &index) const override
    {
        static_cast<QSpinBox *>(editor)->setValue(index.data(Qt::EditRole).toInt());
    }

    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override
    {
        auto *number = static_cast<QSpinBox *>(editor);
        number->interpretText();
        model->setData(index, number->value() == 0 ? QString() : QString::number(number->value()));
    }
};

} // namespace

WishTable::WishTable(QWidget *parent) : QTableWidget(0, static_cast<int>(columns.size()), parent)
{
    QStringList labels;
    for (const Column &column : columns) {
        if (column.choices)
            setItemDelegateForColumn(static_cast<int>(labels.size()), new ChoiceDelegate(column, this));
        labels += translate("WishTable", column.label);
    }
    setItemDelegateForColumn(countColumn, new CountDelegate(this));
    setHorizontalHeaderLabels(labels);
    setToolTip(tr("Puzzles to make, or a file without a number. Several rules are separated by commas."));
    setTabKeyNavigation(false);
    setEditTriggers(DoubleClicked | SelectedClicked | EditKeyPressed | AnyKeyPressed);
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

void WishTable::setSources(const std::vector<BookSource> &sources)
{
    setRowCount(static_cast<int>(sources.size()));
    for (int row = 0; row < rowCount(); ++row) {
        const BookSource &source = sources[row];
        for (int column = 0; column < columnCount(); ++column) {
            QString text;
            if (column == fileColumn)
                text = source.isWish() ? source.wish.file : source.file;
            else if (source.isWish() && column == countColumn)
                text = QString::number(source.wish.count);
            else if (source.isWish() && source.wish.options.contains(optionOf(column)))
                text = typed(source.wish.options[optionOf(column)]);
            setItem(row, column, new QTableWidgetItem(text));
        }
    }
}

void WishTable::keyPressEvent(QKeyEvent *event)
{
    const bool clears = event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace;
    if (!clears || event->modifiers() != Qt::NoModifier || !currentItem())
        return QTableWidget::keyPressEvent(event);
    currentItem()->setText({});
}

QString WishTable::textAt(int row, int column) const
{
    const QTableWidgetItem *its = item(row, column);
    return its ? its->text().trimmed() : QString();
}

BookSource WishTable::source(int row, const BookSource &before) const
{
    const QString file = textAt(row, fileColumn);
    if (textAt(row, countColumn).isEmpty() && !file.isEmpty())
        return {.file = file, .wish = before.wish}; // for when the number comes back
    BookSource source{.wish = before.wish};
    source.wish.count = std::max(1, textAt(row, countColumn).toInt());
    source.wish.file = file;
    for (int column = countColumn + 1; column < fileColumn; ++column) {
        if (textAt(row, column).isEmpty())
            source.wish.options.erase(optionOf(column));
        else
            source.wish.options[optionOf(column)] = valueOf(textAt(row, column));
    }
    return source;
}

int WishTable::columnOf(const QString &name) const
{
    const auto found = std::ranges::find(columns, name.toStdString(), &Column::member);
    return found == columns.end() ? countColumn : static_cast<int>(found - columns.begin());
}

void WishTable::clearProblems()
{
    const QSignalBlocker blocker(this);
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column)
            if (QTableWidgetItem *its = item(row, column)) {
                its->setBackground({});
                its->setToolTip({});
            }
}

void WishTable::setProblem(int row, int column, const QString &problem)
{
    const QSignalBlocker blocker(this);
    if (QTableWidgetItem *its = item(row, column)) {
        its->setBackground(messageGround(Message::Kind::Problem, QGuiApplication::palette()));
        its->setToolTip(asSentence(problem));
    }
}

} // namespace sudoku
