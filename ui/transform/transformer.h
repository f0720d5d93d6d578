#pragma once

#include <QObject>

#include "core/transform/transformkinds.h"
#include "ui/base/message.h"

#include <optional>

namespace sudoku {

class BoardView;
class CommandActions;
class Computation;
class Document;

/// Makes the puzzle of a document the same in another form, when the user asks for it: each is one step of
/// undo. The selection and the cursor go along.
class Transformer : public QObject
{
    Q_OBJECT

public:
    struct Parts
    {
        Document &document;
        BoardView &view;
        Computation &computation;
    };

    explicit Transformer(const Parts &parts, QObject *parent = nullptr);

    /// Fills the submenu of the command.
    void connectCommands(const CommandActions &actions);

signals:
    void message(const sudoku::Message &message);

private:
    void start(const TransformKind &kind);
    /// Looks for the only solution first.
    void startWithSolution(const TransformKind &kind);
    /// Transforms the board; \a remark is a sentence to add to the message, or empty.
    void apply(const TransformKind &kind, const TransformInput &input, const QString &remark = {});
    void show(const TransformKind &kind, TransformedBoard after, const QString &remark);

    Parts m_parts;
};

} // namespace sudoku
