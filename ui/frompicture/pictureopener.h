#pragma once

#include <QObject>
#include <QTemporaryDir>
#include <QTimer>

#include "ui/base/message.h"
#include "ui/frompicture/picturescanner.h"

#include <memory>

class QImage;

namespace sudoku {

class BoardView;
class CommandActions;
class FileController;

/// Makes a picture from a file or the clipboard the board: has it read, shows it beside what was read, and
/// takes the board when the user agrees.
class PictureOpener : public QObject
{
    Q_OBJECT

public:
    PictureOpener(FileController &files, BoardView &view, QObject *parent = nullptr,
                  PictureScanner::Ask ask = askPictureProgram);

    void connectCommands(const CommandActions &actions);
    void openFile(const QString &path);
    void openImage(const QImage &image);
    bool isReading() const { return m_scanner.isReading(); }

signals:
    void message(const sudoku::Message &message);
    void readingChanged(bool isReading);
    /// Emitted when reading takes so long that the window shows it.
    void busy(const QString &text);

private:
    void askForFile();
    void begin(const QString &path, const QString &name);
    void stop();
    void show(const ScannedPicture &picture);
    void take(const Board &board);

    FileController &m_files;
    BoardView &m_view;
    PictureScanner::Ask m_ask;
    PictureScanner m_scanner;
    std::unique_ptr<QTemporaryDir> m_pasted; ///< has the picture of the clipboard
    PictureQuestion m_question;
    QString m_name; ///< of the picture, for people
    QTimer m_busyTimer;
};

} // namespace sudoku
