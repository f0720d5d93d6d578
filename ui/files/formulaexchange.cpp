#include "ui/files/formulaexchange.h"

#include "ui/ask/solving/computation.h"
#include "ui/base/filedialog.h"
#include "ui/base/savepath.h"
#include "ui/board/boardeditor.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/commands/commandactions.h"
#include "ui/files/formuladialog.h"
#include "ui/text/formulawords.h"
#include "ui/text/modelwords.h"
#include "ui/text/readfile.h"
#include "ui/text/savefile.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <new>
#include <variant>

namespace sudoku {
namespace {

/// The size of the formula in a file.
struct FormulaSize
{
    int variables = 0;
    int clauses = 0;
};
/// The size, or the sentence of the system if the file could not be written.
using Saved = OrHalt<tl::expected<FormulaSize, QString>>;

struct FileError
{
    QString what;
};
struct Stopped
{
};
/// The result of reading a file.
using Found = std::variant<Stopped, FileError, ModelError, SolverReport::Status, ModelFault, Grid>;

QString nameOfFormula(const QString &path)
{
    return QFileInfo(path).fileName();
}

Saved written(const Puzzle &puzzle, const FormulaOptions &options, const QString &path,
              const std::stop_token &stop)
{
    const std::optional<Formula> formula = formulaOf(puzzle, options, stop);
    if (!formula)
        return halted(Halt::Stopped);
    const std::optional<std::string> text = formulaText(puzzle, *formula, stop);
    if (!text || stop.stop_requested())
        return halted(Halt::Stopped);
    const auto contents = QByteArray::fromRawData(text->data(), static_cast<qsizetype>(text->size()));
    if (const std::optional<QString> error = saveFile(path, contents))
        return Saved(tl::unexpected(*error));
    return FormulaSize{.variables = formula->cnf().variableCount(), .clauses = formula->cnf().clauseCount()};
}

Saved save(const Puzzle &puzzle, const FormulaOptions &options, const QString &path,
           const std::stop_token &stop)
{
    try {
        return written(puzzle, options, path, stop);
    } catch (const std::bad_alloc &) {
        return halted(Halt::OutOfMemory);
    }
}

Found found(const Puzzle &puzzle, const QString &path, const std::stop_token &stop)
{
    const auto text = readFile(path, static_cast<qint64>(maxModelText) + 1);
    if (!text)
        return FileError{text.error()};
    if (stop.stop_requested())
        return Stopped{};
    const auto report = readModel(std::string_view(text->data(), static_cast<std::size_t>(text->size())));
    if (!report)
        return report.error();
    if (report->status != SolverReport::Status::Satisfiable)
        return report->status;
    const auto solution = solutionOf(puzzle, report->model, stop);
    if (stop.stop_requested())
        return Stopped{};
    return solution ? Found(*solution) : Found(solution.error());
}

Message savedMessage(const Saved &saved, const QString &name)
{
    if (saved == halted(Halt::OutOfMemory))
        return {Message::Kind::Problem, FormulaExchange::tr("There is not enough memory for this formula.")};
    if (!saved)
        return {Message::Kind::Hint, FormulaExchange::tr("Exporting was stopped; no file was written.")};
    const tl::expected<FormulaSize, QString> &written = *saved;
    if (!written)
        return {Message::Kind::Problem, FormulaExchange::tr("Cannot save %1: %2").arg(name, written.error())};
    return {Message::Kind::Answer, FormulaExchange::tr("Exported as %1: %2.")
                                       .arg(name, formulaSizeText(written->variables, written->clauses))};
}

} // namespace

FormulaExchange::FormulaExchange(const Document &document, BoardEditor &editor, const BoardView &view,
                                 Computation &computation, Settings &settings, QObject *parent)
    : QObject(parent),
      m_document(document),
      m_editor(editor),
      m_view(view),
      m_computation(computation),
      m_settings(settings)
{
}

void FormulaExchange::connectCommands(const CommandActions &actions)
{
    actions.on(Command::ExportCnf, this, [this] { exportFormula(); });
    actions.on(Command::ImportModel, this, [this] { importModel(); });
}

void FormulaExchange::exportFormula()
{
    FormulaDialog dialog(m_document.subject(), m_settings, m_view.window());
    if (dialog.exec() != QDialog::Accepted)
        return;
    const QString path = askForSavePath(m_view.window(), dialog.windowTitle(),
                                        m_document.suggestedPath("cnf"), tr("DIMACS CNF (*.cnf)"));
    if (!path.isEmpty())
        save(dialog.puzzle(), dialog.options(), path);
}

void FormulaExchange::importModel()
{
    const QString folder = QFileInfo(m_document.filePath()).path();
    const QString path = askForOpenPath(m_view.window(), tr("Import Model"), folder);
    if (!path.isEmpty())
        read(path);
}

void FormulaExchange::save(const Puzzle &puzzle, const FormulaOptions &options, const QString &path)
{
    const auto work = [puzzle, options, path](const std::stop_token &stop, const Progress &) {
        return sudoku::save(puzzle, options, path, stop);
    };
    m_computation.start(tr("Exporting"), work, [this, name = nameOfFormula(path)](const Saved &saved) {
        emit message(savedMessage(saved, name));
    });
}

void FormulaExchange::read(const QString &path)
{
    const auto work = [puzzle = m_document.board().puzzle, path](const std::stop_token &stop,
                                                                 const Progress &) {
        return found(puzzle, path, stop);
    };
    m_computation.start(
        tr("Reading the model"), work, [this, name = nameOfFormula(path)](const Found &found) {
            const Grid *solution = std::get_if<Grid>(&found);
            const Message result = std::visit(
                Overloaded{
                    [&](const Grid &model) { return solutionMessage(model, name); },
                    [&](const ModelFault &fault) {
                        return Message{Message::Kind::Problem,
                                       tr("%1 is not a solution of this puzzle: %2.")
                                           .arg(name, modelFaultText(m_document.board().puzzle,
                                                                     m_view.symbols(), fault))};
                    },
                    [&](SolverReport::Status status) { return statusMessage(status, name); },
                    [&](const ModelError &error) {
                        return Message{Message::Kind::Problem,
                                       tr("Cannot read %1: %2.").arg(name, modelErrorWithPlaceText(error))};
                    },
                    [&](const FileError &error) {
                        return Message{Message::Kind::Problem,
                                       tr("Cannot open %1: %2").arg(name, error.what)};
                    },
                    [](Stopped) {
                        return Message{Message::Kind::Hint, tr("Reading was stopped.")};
                    },
                },
                found);
            if (solution)
                m_editor.fillIn(*solution, tr("Import Model"), [result] { return result; });
            else
                emit message(result);
        });
}

Message FormulaExchange::statusMessage(SolverReport::Status status, const QString &name) const
{
    if (status == SolverReport::Status::Undecided)
        return {Message::Kind::Hint, tr("%1 says that the solver found no answer.").arg(name)};
    return {Message::Kind::Answer, tr("%1 says that the formula is unsatisfiable: this puzzle has no "
                                      "solution, or only those that the formula forbids.")
                                       .arg(name)};
}

Message FormulaExchange::solutionMessage(const Grid &solution, const QString &name) const
{
    const Board &board = m_document.board();
    if (board.digits() == solution)
        return {Message::Kind::Answer, tr("%1 is the solution that is already on the board.").arg(name)};
    int replaced = 0;
    for (Cell cell = 0; cell < solution.cellCount(); ++cell)
        if (board.entries.isFilled(cell) && board.entries[cell] != solution[cell])
            ++replaced;
    const QString filled = tr("%1 is a solution of this puzzle and fills the board.").arg(name);
    if (replaced == 0)
        return {Message::Kind::Answer, filled};
    const QString others = tr("It changed %n of your entries; Undo restores them.", nullptr, replaced);
    return {Message::Kind::Answer, tr("%1 %2").arg(filled, others)};
}

} // namespace sudoku
