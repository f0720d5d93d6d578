// Covers core/formats: formats

#include <QtTest/QTest>

#include "core/formats/formats.h"
#include "core/formats/puzzlelist.h"
#include "core/formats/readpuzzle.h"
#include "core/variants/constraintproblem.h"
#include "tests/formatdata.h"
#include "tests/lostparts.h"
#include "tests/samplerules.h"
#include "tests/sampling.h"
#include "tests/testprogram.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace sudoku::tst_conversions {

/// A board with a rule of \a variant, with marks, entries and texts about it. Its digits begin with \a first.
Board boardWith(const Variant &variant, int first = 1)
{
    Board board = withMarks(patternBoard({3, 3}, true));
    board.puzzle.geometry = board.puzzle.geometry.withDigits({9, first});
    for (const Constraint &sample : samplesOn9x9(variant, 3))
        if (!findProblem(board.puzzle.geometry, sample))
            board.puzzle.constraints.push_back(sample);
    board.info = {"Sunday", "Ada", "Normal rules", "A book", "Hard"};
    return board;
}

std::string withoutOwnLines(const std::string &text)
{
    std::string rest;
    for (const std::string &line : split(text, '\n'))
        if (!line.starts_with("# sudoku-workbench:"))
            rest += line + '\n';
    return rest;
}

/// What another program reads of \a text, or nothing if that is compressed.
std::string seenByOthers(const Format &format, const std::string &text)
{
    if (format.id == "f-puzzles") {
        nlohmann::json members = nlohmann::json::parse(text);
        members.erase("workbench");
        return members.dump();
    }
    if (format.id == "iss-link")
        return text.substr(0, text.find('#'));
    return format.isLink || format.id == ownFormat().id ? std::string() : withoutOwnLines(text);
}

/// Returns whether \a read has the constraints of \a board but for as many of each variant as \a losses say.
bool lacksOnlyLosses(const std::vector<Constraint> &board, const std::vector<Constraint> &read,
                     const std::vector<Loss> &losses)
{
    const bool isPart = std::ranges::all_of(
        read, [&board](const Constraint &one) { return std::ranges::find(board, one) != board.end(); });
    std::size_t lost = 0;
    for (const Loss &loss : losses)
        if (loss.what == Loss::What::Constraints)
            lost += loss.count;
    return isPart && read.size() + lost == board.size();
}

class TestConversions : public QObject
{
    Q_OBJECT

private slots:
    void everyPairOfFormatsKeepsThePuzzle_data() { addVariants(4); }

    // From each format to each format and each file of another program.
    void everyPairOfFormatsKeepsThePuzzle()
    {
        QFETCH(const Variant *, variant);
        const SymbolSet &numbers = *findSymbolSet("numbers");
        const Board board = boardWith(*variant);
        QVERIFY(!board.puzzle.constraints.empty() || !variant->isFor(board.puzzle.geometry));
        for (const Format &from : formats()) {
            const TextResult source = readPuzzle(from.write(board, numbers));
            QVERIFY2(source, from.id.data());
            for (const Format &to : formats()) {
                const TextResult target = readPuzzle(to.write(source->board, *source->symbols));
                QVERIFY2(target && target->board == board, (std::string(from.id) + " " += to.id).c_str());
            }
            for (const Exporter *to : exporters()) {
                const auto target = puzzlesOf(to->file(source->board, *source->symbols), 2);
                QVERIFY2(target
                             && target->puzzles[0].board == withoutLosses(board, to->lossesOf(source->board)),
                         (std::string(from.id) + " " += to->id).c_str());
            }
        }
    }

    void formatsKeepDigitsFromZero_data() { addVariants(2); }

    void formatsKeepDigitsFromZero()
    {
        QFETCH(const Variant *, variant);
        const Board board = boardWith(*variant, 0);
        QVERIFY(board.puzzle.geometry.hasZero());
        for (const Format &format : formats()) {
            const std::string text = format.write(board, symbolSets().front());
            const TextResult read = readPuzzle(text);
            QVERIFY2(read && read->board == board, text.c_str());
        }
    }

    void nothingIsLostInSilence_data() { addVariants(1); }

    // Without what only this program reads, a text says the same but for the losses.
    void nothingIsLostInSilence()
    {
        QFETCH(const Variant *, variant);
        const Board board = boardWith(*variant);
        for (const Format &format : formats()) {
            const std::string text = seenByOthers(format, format.write(board, *findSymbolSet("numbers")));
            if (text.empty())
                continue;
            const TextResult read = readPuzzle(text);
            QVERIFY2(read, text.c_str());
            const std::vector<Loss> losses = format.lossesOf(board);
            QVERIFY2(lacksOnlyLosses(board.puzzle.constraints, read->board.puzzle.constraints, losses),
                     text.c_str());
            Board expected = withoutLosses(board, losses);
            expected.puzzle.constraints = read->board.puzzle.constraints;
            QVERIFY2(read->board == expected, text.c_str());
        }
    }

private:
    static void addVariants(int share)
    {
        QTest::addColumn<const Variant *>("variant");
        int count = 0;
        for (const Variant *variant : variants())
            if (isTried(count++, share))
                QTest::newRow(variant->id.data()) << variant;
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestConversions)

} // namespace sudoku::tst_conversions

#include "tst_conversions.moc"
