#pragma once

#include <QDialog>
#include <QImage>

#include "ui/ask/solving/livecheck.h"
#include "ui/board/boardeditor.h"
#include "ui/board/document.h"
#include "ui/frompicture/corrections.h"
#include "ui/frompicture/picturescanner.h"

#include <vector>

class QComboBox;
class QLabel;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace sudoku {

class BoardArea;
class BoardView;
class PictureView;
class RuleBoxes;
class Segments;

/// Shows a picture beside the board that was read in it, where its digits are compared and corrected.
/// Corners, size, page and board can be chosen if the wrong ones were found; then the picture is read again.
class PictureDialog : public QDialog
{
    Q_OBJECT

public:
    /// \a question is what was asked of the picture, and \a scanned what was answered; its preview is shown.
    PictureDialog(const QString &name, const PictureQuestion &question, const ScannedPicture &scanned,
                  QWidget *parent = nullptr, const PictureScanner::Ask &ask = askPictureProgram);

    ~PictureDialog() override;

    /// Returns the board as it was read and corrected.
    const Board &board() const { return m_document.board(); }

    void reject() override;

private:
    QWidget *makePictureSide();
    QWidget *makeBoardSide();
    QWidget *makeFooter();
    void connectParts();
    void keepCorrections();
    bool hasCorrections();
    void readAgain(const PictureQuestion &question);
    void stopReading();
    void showAnswer(const ScannedPicture &scanned);
    void showQuestion();
    void pickBoard(int index);
    void chooseBoard(int index);
    void showProblem();
    void showCell(Cell cell);
    void followBoard();
    void takeRules();
    void frameDoubts();
    void goToNextDoubt();
    void showState();
    void showReading(bool isReading);
    const BoardReading *reading() const;

    PictureQuestion m_question; ///< what the reading answers
    PictureQuestion m_asked;    ///< what is being read
    PictureReading m_reading;
    Corrections m_corrections;
    QImage m_picture;
    int m_index = 0;
    std::vector<Cell> m_doubts; ///< the cells that nobody has looked at yet
    Document m_document;
    BoardEditor m_editor;
    LiveCheck m_liveCheck;
    PictureScanner m_scanner;
    PictureView *m_view;
    BoardView *m_board;
    BoardArea *m_area; ///< has the board
    Segments *m_look;
    RuleBoxes *m_rules;
    QComboBox *m_boards;
    QComboBox *m_size;
    QSpinBox *m_page;
    QLabel *m_pageLabel;
    QLabel *m_summary;
    QLabel *m_piece;
    QLabel *m_cell;
    QLabel *m_state;
    QPushButton *m_next;
    QProgressBar *m_progress;
    QPushButton *m_stop;
    QPushButton *m_take;
};

} // namespace sudoku
