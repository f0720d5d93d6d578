#pragma once

#include <QObject>

#include "ui/base/messagebar.h"

#include <vector>

namespace sudoku {

class CollectionModel;
class CollectionPanel;
class Publisher;
class Settings;
struct PrintSection;

/// What the buttons of a CollectionPanel do with its puzzles: remove, move, print and save them.
class CollectionEditor : public QObject
{
    Q_OBJECT

public:
    CollectionEditor(CollectionPanel &panel, Publisher &publisher, const Settings &settings,
                     QObject *parent = nullptr);

    /// Asks for a name and saves the list. Returns false if the user cancels or it cannot be written.
    bool save();
    /// Saves the list in its file. Asks for a name if it has none yet or its file cannot be written again as
    /// it is, and asks before a change of another program is lost.
    void saveAgain();
    /// Saves the list as \a path. Returns false if it cannot be written.
    bool saveAs(const QString &path);
    /// Asks over \a parent whether what the list alone has may be lost. Returns false if the user keeps it.
    bool mayDiscard(QWidget *parent);

    /// Adds \a count disguised copies of each selected puzzle to the list, as one step.
    void addCopies(int count);

signals:
    void message(const sudoku::Message &message);
    /// Emitted before puzzles are saved or printed, so that the one on the board is there as it is.
    void aboutToTake();

private:
    void removeSelected();
    void askForCopies();
    void moveSelected(int by);
    void print();
    void print(const std::vector<int> &all, const std::vector<int> &selected);
    std::vector<PrintSection> sections(const std::vector<int> &rows) const;

    CollectionPanel &m_panel;
    Publisher &m_publisher;
    const Settings &m_settings;
};

} // namespace sudoku
