#pragma once

#include <QObject>

#include "core/variants/own/ownkinddefinition.h"
#include "ui/base/message.h"
#include "ui/rules/ownkindstore.h"

namespace sudoku {

class CommandActions;
class Document;
class RuleTool;

/// Offers the kinds of rules that the user has made to the tool that draws rules, and lets the user change
/// them. The rules on the board follow their kinds.
class OwnKindsController : public QObject
{
    Q_OBJECT

public:
    /// Keeps the kinds in \a file, which need not exist. Dialogs are over \a window, the parent.
    OwnKindsController(Document &document, RuleTool &tool, const QString &file, QWidget *window);

    void connectCommands(const CommandActions &actions);

    /// Returns the kinds of the user's list.
    std::vector<const Variant *> kinds() const { return m_store.kinds(); }

signals:
    void kindsChanged(const std::vector<const sudoku::Variant *> &kinds);
    void message(const sudoku::Message &message);

private:
    void changeKinds();
    void replaceKind(const Variant *before, const Variant *after);
    std::vector<OwnKindDefinition> otherKindsOnBoard() const;

    Document &m_document;
    QWidget *m_window;
    OwnKindStore m_store;
};

} // namespace sudoku
