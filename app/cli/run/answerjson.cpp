#include "app/cli/run/answerjson.h"

#include "core/formats/plain/directives.h"
#include "core/formats/text/boxestext.h"
#include "core/formats/text/constrainttext.h"
#include "ui/text/errortext.h"
#include "ui/text/everycode.h"
#include "ui/text/remarkwords.h"
#include "ui/text/words.h"

namespace sudoku::cli {
namespace {

double milliseconds(std::chrono::nanoseconds time)
{
    return std::chrono::duration<double, std::milli>(time).count();
}

Json statisticsJson(const SolveStatistics &statistics)
{
    return {
        {"variables", statistics.variables},
        {"clauses", statistics.clauses},
        {"decisions", statistics.sat.decisions},
        {"conflicts", statistics.sat.conflicts},
        {"propagations", statistics.sat.propagations},
        {"encodeMilliseconds", milliseconds(statistics.encodeTime)},
        {"solveMilliseconds", milliseconds(statistics.solveTime)},
    };
}

void addRegions(Json &answer, const Geometry &geometry)
{
    if (const std::optional<BoxShape> boxes = geometry.boxes()) {
        answer["boxes"] = boxesText(*boxes);
        return;
    }
    Json &regions = answer["regions"] = Json::array();
    for (Cell cell = 0; cell < geometry.cellCount(); ++cell)
        regions.push_back(geometry.regionOf(cell) + 1);
}

/// Adds the region of each cell in each solution, if they were unknown.
void addFoundRegions(Json &answer, const std::vector<Grid> &solutions)
{
    for (const Grid &solution : solutions) {
        if (solution.regions().empty())
            return;
        Json regions = Json::array();
        for (const int region : solution.regions())
            regions.push_back(region + 1);
        answer["solutionRegions"].push_back(std::move(regions));
    }
}

/// The word for a remark.
struct RemarkWord
{
    Remark::Code code;
    const char *word;
};

constexpr RemarkWord remarkWords[] = {
    {Remark::Code::Ignored, "ignored"},
    {Remark::Code::Drawn, "drawn"},
    {Remark::Code::Fog, "fog"},
    {Remark::Code::Unsupported, "unsupported"},
    {Remark::Code::UnknownMember, "unknown member kept"},
    {Remark::Code::SwitchedOff, "switched off"},
    {Remark::Code::EntriesTaken, "entries taken for givens"},
    {Remark::Code::EntriesNotCounted, "entries not counted"},
    {Remark::Code::CagesNotRead, "cages not read"},
    {Remark::Code::ReadAgainstLooks, "read against looks"},
    {Remark::Code::ReadInDoubt, "read in doubt"},
    {Remark::Code::OnlyFirstPage, "only first page"},
    {Remark::Code::SolutionUnread, "solution not read"},
    {Remark::Code::SumsAgainstLooks, "sums against looks"},
    {Remark::Code::SumsInDoubt, "sums in doubt"},
    {Remark::Code::RulesRead, "rules read"},
    {Remark::Code::RulesInDoubt, "rules in doubt"},
    {Remark::Code::ShadesNotRead, "shades not read"},
    {Remark::Code::TextLeftOut, "text"},
    {Remark::Code::RowLeftOut, "row"},
    {Remark::Code::RegionsLeftOut, "regions"},
    {Remark::Code::MarksLeftOut, "marks"},
    {Remark::Code::DeletionsLeftOut, "deletions"},
    {Remark::Code::EntriesLeftOut, "entries"},
    {Remark::Code::ElementLeftOut, "element"},
    {Remark::Code::PuzzleLeftOut, "puzzle"},
};
static_assert(hasEveryCode(remarkWords, Remark::Code::PuzzleLeftOut),
              "one row for each code, in their order");

Json remarkJson(const Remark &remark)
{
    const bool isElement = remark.code == Remark::Code::ElementLeftOut;
    Json json{{"code", remarkWords[static_cast<std::size_t>(remark.code)].word},
              {"what", isElement ? elementText(remark).toStdString() : remark.what},
              {"count", remark.count}};
    if (remark.line > 0)
        json["line"] = remark.line;
    return json;
}

/// Adds the remarks, and by themselves those on what was left out.
void addRemarks(Json &answer, const std::vector<Remark> &remarks)
{
    for (const bool areLeftOut : {false, true})
        for (const Remark &remark : remarks)
            if (isLeftOut(remark.code) == areLeftOut)
                answer[areLeftOut ? "leftOut" : "remarks"].push_back(remarkJson(remark));
}

void addPlace(Json &answer, const InputPuzzle &asked)
{
    answer["file"] = asked.file;
    answer["line"] = asked.line;
}

void addText(Json &answer, const Settings &settings, const TextPuzzle &text)
{
    addPuzzle(answer, settings, text.board.puzzle);
    answer["format"] = text.formatId;
    answer["symbols"] = text.symbols->id;
    if (!text.note.empty())
        answer["note"] = text.note;
    addRemarks(answer, text.remarks);
}

Json errorJson(int line, int column, std::string message)
{
    return {{"line", line}, {"column", column}, {"message", std::move(message)}};
}

void addOldNames(Json &answer)
{
    for (const OldMember &old : oldMembers)
        if (const auto found = answer.find(old.name); found != answer.end())
            answer[std::string(old.oldName)] = Json(*found);
}

} // namespace

Json answerJson(std::string_view verdict)
{
    return {{"version", answerVersion}, {"verdict", verdict}};
}

void addPuzzle(Json &answer, const Settings &settings, const Puzzle &puzzle)
{
    const Geometry &geometry = puzzle.geometry;
    answer["puzzle"] = lineOf(geometry, puzzle.givens, *settings.symbols);
    answer["size"] = geometry.size();
    addRegions(answer, geometry);
    if (geometry.values() != DigitValues(geometry.size()))
        answer["digitCount"] = geometry.digitCount();
    if (geometry.hasZero())
        answer["firstDigit"] = 0;
    answer["givens"] = puzzle.givens.filledCount();
    Json &variants = answer["variants"] = Json::array();
    for (const Constraint &constraint : puzzle.constraints)
        variants.push_back(constraintText(geometry, constraint));
}

Json answerJson(const Settings &settings, const InputPuzzle &asked, const TextPuzzle &puzzle,
                const Finding &finding)
{
    Json answer = answerJson(finding.verdict);
    addPlace(answer, asked);
    addText(answer, settings, puzzle);
    if (finding.solutions) {
        Json &solutions = answer["solutions"] = Json::array();
        for (const Grid &solution : *finding.solutions)
            solutions.push_back(lineOf(puzzle.board.puzzle.geometry, solution, *settings.symbols));
        addFoundRegions(answer, *finding.solutions);
    }
    answer.update(finding.fields);
    addOldNames(answer);
    if (finding.statistics)
        answer["statistics"] = statisticsJson(*finding.statistics);
    if (finding.status == ExitStatus::Failure) {
        const FilePlace place = placeOf(asked, finding);
        answer["error"] = errorJson(place.line, place.column, finding.problem);
    }
    return answer;
}

Json answerJson(const InputPuzzle &asked, const TextError &error)
{
    Json answer = answerJson("error");
    addPlace(answer, asked);
    answer["error"] = errorJson(error.line, error.column, errorText(error).toStdString());
    return answer;
}

std::string lineOf(const Geometry &geometry, const Grid &grid, const SymbolSet &symbols)
{
    return digitLine(geometry, grid, symbolsOf(geometry.values(), symbols));
}

FilePlace placeOf(const InputPuzzle &asked, const Finding &finding)
{
    return finding.place.value_or(FilePlace{asked.file, asked.line});
}

Json cellsJson(const Geometry &geometry, const std::vector<Cell> &cells)
{
    Json array = Json::array();
    for (const Cell cell : cells)
        array.push_back(geometry.cellName(cell));
    return array;
}

} // namespace sudoku::cli
