#include "ui/document.h"

namespace sudoku {

/// The only undo command: a board is small enough to be kept whole. Two steps, one after the other, share the one between them.
class Document::Edit : public QUndoCommand
{
public:
    Edit(Document &document, Board after, const QString &what, int group)
        : QUndoCommand(what),
          m_document(document),
          m_before(document.m_board),
          m_after(std::make_shared<const Board>(std::move(after))),
          m_group(group)
    {
    }

    void undo() override { m_document.show(m_before); }
    void redo() override { m_document.show(m_after); }
    int id() const override { return m_group == 0 ? -1 : m_group; }

    bool mergeWith(const QUndoCommand *next) override
    {
        m_after = static_cast<const Edit *>(next)->m_after; // the stack compared the id()s
        setObsolete(*m_after == *m_before);
        return true;
    }

private:
    Document &m_document;
    SharedBoard m_before;
    SharedBoard m_after;
    int m_group;
};

Document::Document(Board board, QObject *parent)
    : QObject(parent),
      m_board(std::make_shared<const Board>(std::move(board))),
      m_violations(findViolations(*m_board))
{
}

Document::~Document()
{
    m_undoStack.blockSignals(true); // it empties itself, and would tell a window that is half gone
}

void Document::edit(Board after, const QString &what, int group)
{
    if (after != *m_board)
        m_undoStack.push(new Edit(*this, std::move(after), what, group));
}

void Document::reset(const Board &board, const QString &filePath)
{
    m_undoStack.clear();
    m_filePath = filePath;
    show(std::make_shared<const Board>(board));
    emit fileChanged();
}

void Document::setSaved(const QString &filePath)
{
    m_undoStack.setClean();
    m_filePath = filePath;
    emit fileChanged();
}

void Document::show(SharedBoard board)
{
    const bool isOtherShape =
        board->puzzle.geometry != geometry() || board->puzzle.constraints != m_board->puzzle.constraints;
    m_board = std::move(board);
    m_violations = findViolations(*m_board);
    if (isOtherShape)
        emit shapeChanged();
    emit boardChanged();
}

} // namespace sudoku
