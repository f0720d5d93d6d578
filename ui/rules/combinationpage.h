#pragma once

#include <QWidget>

#include "core/analyse/combinations.h"

#include <optional>

class QLabel;
class QListWidget;
class QListWidgetItem;

namespace sudoku {

class BoardView;
class Document;

/// The combinations that are left for the sums at the cursor: of cages, arrows, sandwiches and others. A
/// click crosses one out, as a step of undo that is saved with the board.
class CombinationPage : public QWidget
{
    Q_OBJECT

public:
    CombinationPage(Document &document, BoardView &view, QWidget *parent = nullptr);

signals:
    /// Emitted when the puzzle gets its first sum, or loses the last one.
    void usefulChanged(bool isUseful);

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// What a row of the list is about; a heading has no combination.
    struct Row
    {
        SumPlace place;
        std::optional<Combination> combination = {};
        bool isCrossedOut = false;
    };

    void follow();
    void fill();
    void addSum(const SumPlace &place, const Candidates &candidates);
    void addRow(Row row, const QString &text);
    QString headingOf(const SumPlace &place, const Combinations &found) const;
    int shownTotal(const Combination &combination) const;
    QString digitsText(const std::vector<Digit> &digits, const QString &separator) const;
    CrossedOut crossedOutOf(const Row &row) const;
    bool isCrossedOut(const Row &row) const;
    void toggle(int row);

    Document &m_document;
    BoardView &m_view;
    QLabel *m_hint;
    QListWidget *m_list;
    std::vector<Row> m_rows; // as those of the list
    bool m_isUseful = false;
};

} // namespace sudoku
