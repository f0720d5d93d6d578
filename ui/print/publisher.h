#pragma once

#include <QObject>

#include "ui/base/job.h"
#include "ui/base/messagebar.h"
#include "ui/paint/boardexport.h"
#include "ui/print/printdialog.h"

namespace sudoku {

class BoardView;
class CommandActions;
class Document;
struct Format;
class Settings;

/// Brings puzzles out of the window: onto paper, into pictures and into other text.
class Publisher : public QObject
{
    Q_OBJECT

public:
    /// \a view is the parent of dialogs and knows the symbols.
    Publisher(const Document &document, const BoardView &view, Settings &settings, QObject *parent = nullptr);

    void connectCommands(const CommandActions &actions);

    void printBoard();
    /// What came of it; \a selection is offered as a part of \a sections, unless it is empty.
    PrintDialog::Printed print(const std::vector<PrintSection> &sections,
                               const std::vector<PrintSection> &selection, QWidget *parent);
    void exportPicture(const PictureFormat &format);
    void exportText(const Format &format);

    /// Painted on a worker; says what became of it.
    void savePicture(const PictureFormat &format, const PictureRequest &request, const QString &path);

    /// As pathBeside() the puzzle.
    QString suggestedPath(std::string_view suffix) const;

signals:
    void message(const sudoku::Message &message);

private:
    /// \a losses is a sentence that follows the answer, or nothing.
    void save(const QString &path, const QByteArray &contents, const QString &losses = {});

    const Document &m_document;
    const BoardView &m_view;
    Settings &m_settings;
    Job m_job;
};

} // namespace sudoku
