#pragma once

#include <QHash>
#include <QObject>

#include "ui/base/job.h"
#include "ui/base/messagebar.h"
#include "ui/paint/paper/boardexport.h"
#include "ui/print/printdialog.h"

#include <functional>
#include <utility>

namespace sudoku {

class BoardView;
class CommandActions;
class Document;
struct Exporter;
struct Format;
class Settings;

/// Prints puzzles and exports them as pictures and text.
class Publisher : public QObject
{
    Q_OBJECT

public:
    /// \a view is the parent of dialogs and knows the symbols.
    Publisher(const Document &document, const BoardView &view, Settings &settings, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);
    /// Prints the board without a check where \a known returns a verdict about its puzzle.
    void setKnown(std::function<CheckResult(const Puzzle &)> known) { m_known = std::move(known); }

    void printBoard();
    /// Prints \a sections and returns what was printed. Offers \a selection as a part of \a sections, unless
    /// it is empty. The title is the one that was last given to the same puzzles, which \a whose tells: a
    /// path, or another text.
    PrintDialog::Printed print(const std::vector<PrintSection> &sections,
                               const std::vector<PrintSection> &selection, const QString &whose,
                               QWidget *parent);
    void exportPicture(const PictureFormat &format);
    void exportText(const Format &format);
    void exportFile(const Exporter &exporter);
    enum class Ink { Black, OfScreen };
    /// Copies the board as the export shows it by default, or in the colours of the screen, as pixels and as
    /// SVG.
    void copyPicture(Ink ink = Ink::Black);
    void showQrCode();

    /// Paints a picture on a worker thread and saves it. Shows the result as a message.
    void savePicture(const PictureFormat &format, const PictureRequest &request, const QString &path);

signals:
    void message(const sudoku::Message &message);

private:
    ScreenLook screenLook() const;
    void saveCode(const std::string &text, QWidget *parent);
    /// Saves \a contents. \a losses is a sentence that follows the message, or empty.
    void save(const QString &path, const QByteArray &contents, const QString &losses = {});

    const Document &m_document;
    const BoardView &m_view;
    Settings &m_settings;
    std::function<CheckResult(const Puzzle &)> m_known;
    QHash<QString, QString> m_titles; // of whose puzzles
    Job m_saving;
    Job m_copying; // apart, because a new start drops what is not saved yet
};

} // namespace sudoku
