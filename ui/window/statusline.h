#pragma once

#include <QObject>

class QLabel;
class QStatusBar;

namespace sudoku {

class BoardEditor;
class Document;
class LiveCheck;

/// The status bar: shows what is on the board, how many solutions the puzzle has, as far as that is known,
/// and what typing sets.
class StatusLine : public QObject
{
    Q_OBJECT

public:
    StatusLine(const Document &document, const BoardEditor &editor, const LiveCheck &liveCheck,
               QStatusBar &bar);

private:
    void update();
    void showLiveCheck();

    const Document &m_document;
    const BoardEditor &m_editor;
    const LiveCheck &m_liveCheck;
    QLabel *m_counts;
    QLabel *m_live;
    QLabel *m_mode;
};

} // namespace sudoku
