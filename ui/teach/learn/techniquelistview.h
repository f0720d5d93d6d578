#pragma once

#include <QTreeWidget>

namespace sudoku {

class LearningRecord;
struct TechniquePage;
struct TechniqueProgress;

/// The path: all pages in chapters, each with a sign for what was learned. A tick: found five times without
/// help; a half disc: begun; an open circle: not yet.
class TechniqueListView : public QTreeWidget
{
    Q_OBJECT

public:
    explicit TechniqueListView(QWidget *parent = nullptr);

    /// Shows what \a record says.
    void showProgress(const LearningRecord &record);
    void choose(const TechniquePage &page);
    const TechniquePage *chosen() const;

signals:
    void pageChosen(const sudoku::TechniquePage &page);

protected:
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void adoptColours();
    void updateSign(QTreeWidgetItem &item, const TechniqueProgress &progress);
    QIcon sign(const TechniqueProgress &progress) const;
    std::vector<QTreeWidgetItem *> pageItems() const;

    const LearningRecord *m_record = nullptr;
};

} // namespace sudoku
