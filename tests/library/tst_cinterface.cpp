// Covers app/library: canswer
#include <QTest>

#include "tests/testdata.h"
#include "tests/testprogram.h"

#include <sudokuworkbench/sudokuworkbench.h>

#include <atomic>
#include <cstring>
#include <limits>
#include <memory>
#include <string>

namespace sudoku::tst_cinterface {

constexpr const char *easy =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

struct Free
{
    void operator()(sw_puzzle *puzzle) const { sw_free_puzzle(puzzle); }
    void operator()(sw_answer *answer) const { sw_free_answer(answer); }
    void operator()(char *text) const { sw_free_text(text); }
};
using PuzzleHandle = std::unique_ptr<sw_puzzle, Free>;
using AnswerHandle = std::unique_ptr<sw_answer, Free>;
using TextHandle = std::unique_ptr<char, Free>;

PuzzleHandle puzzleOf(const char *text)
{
    sw_answer *answer = nullptr;
    sw_read(text, &answer);
    const AnswerHandle owner(answer);
    return PuzzleHandle(sw_answer_puzzle(answer, 0));
}

using Question = int(const sw_puzzle *, const sw_options *, sw_answer **);

/// Returns the answer to \a question about \a text, or null if it has another status than the question
/// returns.
AnswerHandle askAbout(const char *text, Question *question, const sw_options *options = nullptr)
{
    sw_answer *answer = nullptr;
    const int status = question(puzzleOf(text).get(), options, &answer);
    return AnswerHandle(status == sw_answer_status(answer) ? answer : nullptr);
}

class TestCInterface : public QObject
{
    Q_OBJECT

private slots:
    void readsAndSaysWhatIsWrong()
    {
        sw_answer *answer = nullptr;
        QCOMPARE(sw_read("1234\n12x4\n....\n....", &answer), static_cast<int>(SW_BAD_TEXT));
        const AnswerHandle owner(answer);
        QCOMPARE(std::string(sw_answer_code(answer)), std::string("unknown-symbol"));
        QCOMPARE(sw_answer_line(answer), 2);
        QCOMPARE(sw_answer_column(answer), 3);
        QVERIFY(std::strlen(sw_answer_message(answer)) > 0);
        QCOMPARE(sw_answer_puzzle_count(answer), std::size_t{0});
        QVERIFY(!sw_answer_puzzle(answer, 0));
        QCOMPARE(sw_read(nullptr, nullptr), static_cast<int>(SW_BAD_TEXT));
    }

    void aPuzzleOutlivesItsAnswer()
    {
        const PuzzleHandle puzzle = puzzleOf(easy);
        QCOMPARE(sw_puzzle_size(puzzle.get()), 9);
        QVERIFY(sw_puzzle_is_classic(puzzle.get()) != 0);
        std::vector<std::uint8_t> clues(81);
        sw_puzzle_clues(puzzle.get(), clues.data());
        QCOMPARE(static_cast<int>(clues[0]), 5);
        const PuzzleHandle same(sw_puzzle_of_clues(clues.data(), clues.size()));
        char *text = nullptr;
        QCOMPARE(sw_write(same.get(), nullptr, nullptr, &text), static_cast<int>(SW_ANSWERED));
        QCOMPARE(std::string(TextHandle(text).get()), std::string(easy) + '\n');
        QVERIFY(!sw_puzzle_of_clues(clues.data(), 80));
        QCOMPARE(sw_write(same.get(), "stone", nullptr, &text), static_cast<int>(SW_BAD_REQUEST));
        QVERIFY(!text);
    }

    void solvesAndChecks()
    {
        const AnswerHandle solved = askAbout(easy, sw_solve);
        QCOMPARE(sw_answer_verdict(solved.get()), static_cast<int>(SW_SOLVED));
        QCOMPARE(static_cast<int>(sw_answer_solution(solved.get(), 0)[2]), 4);
        QVERIFY(!sw_answer_solution(solved.get(), 1));
        QCOMPARE(sw_answer_region(solved.get(), 0, 0), -1);
        const AnswerHandle checked = askAbout("12..............", sw_check);
        QCOMPARE(sw_answer_verdict(checked.get()), static_cast<int>(SW_MULTIPLE));
        QCOMPARE(sw_answer_solution_count(checked.get()), std::size_t{2});
    }

    void saysTheRegionsThatThePuzzleDoesNotSay()
    {
        const AnswerHandle solved = askAbout("# sudoku-workbench: boxes 1x4\n"
                                             "# sudoku-workbench: variant chaos-construction\n"
                                             "# sudoku-workbench: variant same-region r1c1 r1c2 r1c3 r1c4\n"
                                             "1234............\n",
                                             sw_solve);
        QCOMPARE(sw_answer_region(solved.get(), 0, 3), 0);
        QCOMPARE(sw_answer_region(solved.get(), 0, 4), 1);
        QCOMPARE(sw_answer_region(solved.get(), 0, 16), -1);
        QCOMPARE(sw_answer_region(solved.get(), 0, -1), -1);
        QCOMPARE(sw_answer_region(solved.get(), 1, 0), -1);
    }

    void countsAndFindsCandidates()
    {
        sw_options options = SW_OPTIONS;
        options.limit = 10;
        const AnswerHandle some = askAbout("................", sw_count, &options);
        QCOMPARE(sw_answer_count(some.get()), std::int64_t{10});
        QVERIFY(sw_answer_is_exact(some.get()) == 0);
        const AnswerHandle found = askAbout("12..............", sw_candidates);
        QCOMPARE(sw_answer_candidates(found.get(), 2), std::uint32_t{1 << 3 | 1 << 4});
        QCOMPARE(sw_answer_candidates(found.get(), -1), std::uint32_t{0});
        QCOMPARE(sw_answer_candidates(found.get(), 16), std::uint32_t{0});
    }

    void explainsAndHints()
    {
        const AnswerHandle none = askAbout("1..1............", sw_explain);
        QCOMPARE(sw_answer_reason_count(none.get()), std::size_t{3});
        QCOMPARE(std::string(sw_answer_reason(none.get(), 2)), std::string("row 1"));
        const AnswerHandle several = askAbout("12..............", sw_explain);
        QVERIFY(sw_answer_cell_count(several.get()) > 0);
        QVERIFY(sw_answer_cell(several.get(), 0) > 1);
        const AnswerHandle hint = askAbout("123.............", sw_hint);
        QCOMPARE(sw_answer_hint_kind(hint.get()), static_cast<int>(SW_HINT_STEP));
        QCOMPARE(std::string(sw_answer_technique(hint.get())), std::string("full-house"));
        int cell = 0;
        int digit = 0;
        QVERIFY(sw_answer_placement(hint.get(), 0, &cell, &digit) != 0);
        QCOMPARE(cell, 3);
        QCOMPARE(digit, 4);
        QVERIFY(sw_answer_placement(hint.get(), sw_answer_placement_count(hint.get()), &cell, &digit) == 0);
        QCOMPARE(sw_answer_elimination_count(hint.get()), std::size_t{0});
    }

    void ratesAndGenerates()
    {
        sw_options options = SW_OPTIONS;
        options.has_no_explainer = 1;
        const AnswerHandle quick = askAbout(easy, sw_rate, &options);
        QCOMPARE(std::string(sw_answer_level(quick.get())), std::string("Easy"));
        QCOMPARE(sw_answer_er(quick.get()), 0);
        QCOMPARE(sw_answer_er(askAbout(easy, sw_rate).get()), 12);
        sw_request request = SW_REQUEST;
        request.size = 4;
        sw_answer *made = nullptr;
        QCOMPARE(sw_generate(&request, nullptr, &made), static_cast<int>(SW_ANSWERED));
        const AnswerHandle owner(made);
        const PuzzleHandle puzzle(sw_answer_puzzle(made, 0));
        QCOMPARE(sw_puzzle_size(puzzle.get()), 4);
        request.size = 3;
        QCOMPARE(sw_generate(&request, nullptr, nullptr), static_cast<int>(SW_BAD_REQUEST));
    }

    void anOlderStructLacksWhatCameLater()
    {
        sw_options options = SW_OPTIONS;
        options.limit = 10;
        options.struct_size = offsetof(sw_options, limit);
        const AnswerHandle all = askAbout("................", sw_count, &options);
        QCOMPARE(sw_answer_count(all.get()), std::int64_t{288});
    }

    void theCallerStops()
    {
        sw_options options = SW_OPTIONS;
        options.limit = std::numeric_limits<std::int64_t>::max();
        std::atomic<int> asked = 0;
        options.data = &asked;
        options.should_stop = [](void *data) {
            return ++*static_cast<std::atomic<int> *>(data) == 2 ? 1 : 0;
        };
        const AnswerHandle stopped = askAbout(std::string(256, '.').c_str(), sw_count, &options);
        QCOMPARE(sw_answer_status(stopped.get()), static_cast<int>(SW_STOPPED));
        QCOMPARE(asked.load(), 2);
    }

    void nothingIsAskedAboutNothing()
    {
        for (Question *question :
             {sw_solve, sw_check, sw_count, sw_candidates, sw_explain, sw_hint, sw_rate}) {
            sw_answer *answer = nullptr;
            QCOMPARE(question(nullptr, nullptr, &answer), static_cast<int>(SW_BAD_REQUEST));
            QVERIFY(!answer);
        }
        QCOMPARE(sw_answer_status(nullptr), static_cast<int>(SW_BAD_REQUEST));
        QVERIFY(!sw_answer_text(nullptr));
        QCOMPARE(std::string(sw_version()), std::string(SUDOKUWORKBENCH_VERSION));
    }
};

ADD_TEST_WITHOUT_APPLICATION(TestCInterface)

} // namespace sudoku::tst_cinterface

#include "tst_cinterface.moc"
