#pragma once

#include <QWidget>

class QComboBox;
class QLineEdit;

namespace sudoku {

class CollectionFilter;

/// The search of a list of puzzles: a text, a level and an order, which it sets in the filter of the list.
class CollectionSearch : public QWidget
{
    Q_OBJECT

public:
    /// The order stands beside the others where \a orientation is horizontal, or else below them.
    CollectionSearch(CollectionFilter &filter, Qt::Orientation orientation, QWidget *parent = nullptr);

    /// Shows all levels: another list may not have the one that was chosen.
    void showAllLevels();
    /// Empties the search, but keeps the order.
    void clear();
    /// Puts the puzzles in order again if that is by level: some levels are new.
    void orderByNewLevels();
    /// Returns whether the puzzles are in the order of the list.
    bool isInListOrder() const;

signals:
    /// Emitted before and after other puzzles, or another order, are shown.
    void aboutToNarrow();
    void narrowed();
    /// Emitted by the keys that lead from the text to the list.
    void listRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void makeText();
    void makeLevels();
    void makeOrder();
    void makeLayout(Qt::Orientation orientation);
    void setText(const QString &text);
    void setLevel();
    void setOrder();
    void enableLevels();

    CollectionFilter &m_filter;
    QLineEdit *m_text;
    QComboBox *m_levels;
    QComboBox *m_order;
};

} // namespace sudoku
