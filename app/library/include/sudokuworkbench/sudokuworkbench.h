#pragma once

/* Sudoku Workbench for C99 and whatever calls C. The same for C++: library.h, whose comments say more.
 *
 *     sw_answer *answer = NULL;
 *     if (sw_read("53..7....6..195....98....6.8…", &answer) == SW_ANSWERED) {
 *         sw_puzzle *puzzle = sw_answer_puzzle(answer, 0);
 *         …
 *
 * Every function may be called from any number of threads at once, as long as nobody frees what another
 * thread uses. A question returns a status and, where the last argument is not NULL, an answer, which the
 * caller frees; functions about an answer return 0, NULL or SW_UNDECIDED where it has no such part. Texts are
 * UTF-8. Cells count from 0, row by row; an empty cell is 0. Stable for classic boards, experimental for
 * others: see sw_puzzle_is_classic().
 *
 * Nothing here changes its layout: puzzles and answers are opaque, and the two structs begin with their
 * size. */

/* NOLINTBEGIN(modernize-*): this is C. */

#include <sudokuworkbench/export.h>
#include <sudokuworkbench/version.h>

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct sw_puzzle sw_puzzle;
typedef struct sw_answer sw_answer;

/* What became of a question. */
enum {
    SW_ANSWERED = 0,
    SW_BAD_TEXT = 1,
    SW_BAD_REQUEST = 2, /* a NULL where there must be none is such a request */
    SW_STOPPED = 3,
    SW_OUT_OF_MEMORY = 4,
    SW_FAILED = 5
};

enum { SW_UNDECIDED = 0, SW_NONE = 1, SW_UNIQUE = 2, SW_MULTIPLE = 3, SW_SOLVED = 4 };

enum {
    SW_HINT_NOTHING = 0,
    SW_HINT_STEP = 1,
    SW_HINT_WRONG_ENTRIES = 2,
    SW_HINT_WRONG_MARKS = 3,
    SW_HINT_NO_SOLUTION = 4,
    SW_HINT_SOLVED = 5,
    SW_HINT_MULTIPLE = 6,
    SW_HINT_NO_TECHNIQUE = 7
};

/* Options of a question; NULL stands for those of SW_OPTIONS. Members are only added at the end. */
typedef struct sw_options
{
    size_t struct_size;
    double time_limit;              /* in seconds; 0: none */
    int (*should_stop)(void *data); /* asked 50 times a second from another thread; not 0 stops; or NULL */
    void *data;                     /* for should_stop */
    int uses_one_processor;         /* not 0: only the calling thread works */
    int64_t limit;                  /* sw_count; 0: 1000 */
    int has_no_explainer; /* sw_rate: not 0 leaves out Sudoku Explainer's rating, which takes long */
} sw_options;
#define SW_OPTIONS \
    { \
        sizeof(sw_options), 0, NULL, NULL, 0, 0, 0 \
    }

/* A puzzle that sw_generate() makes. Members are only added at the end. */
typedef struct sw_request
{
    size_t struct_size;
    int size;             /* 4 to 25; 0: 9 */
    uint64_t seed;        /* the same request with the same seed gives the same puzzle */
    const char *symmetry; /* of the clues; NULL: none */
    int max_clues;        /* 0: no clue can be removed */
    const char *level;    /* "easy" to "extreme"; NULL: any */
    const char *variant;  /* experimental: a further rule, as in --variant; or NULL */
} sw_request;
#define SW_REQUEST \
    { \
        sizeof(sw_request), 0, 1, NULL, 0, NULL, NULL \
    }

/* The ten questions. The answer of sw_read() has puzzles. */
SUDOKUWORKBENCH_EXPORT int sw_read(const char *text, sw_answer **answer);
SUDOKUWORKBENCH_EXPORT int sw_solve(const sw_puzzle *puzzle, const sw_options *options, sw_answer **answer);
SUDOKUWORKBENCH_EXPORT int sw_check(const sw_puzzle *puzzle, const sw_options *options, sw_answer **answer);
SUDOKUWORKBENCH_EXPORT int sw_count(const sw_puzzle *puzzle, const sw_options *options, sw_answer **answer);
SUDOKUWORKBENCH_EXPORT int sw_candidates(const sw_puzzle *puzzle, const sw_options *options,
                                         sw_answer **answer);
SUDOKUWORKBENCH_EXPORT int sw_explain(const sw_puzzle *puzzle, const sw_options *options, sw_answer **answer);
SUDOKUWORKBENCH_EXPORT int sw_hint(const sw_puzzle *puzzle, const sw_options *options, sw_answer **answer);
SUDOKUWORKBENCH_EXPORT int sw_rate(const sw_puzzle *puzzle, const sw_options *options, sw_answer **answer);
SUDOKUWORKBENCH_EXPORT int sw_generate(const sw_request *request, const sw_options *options,
                                       sw_answer **answer);
/* Writes a puzzle in a format such as "line" (NULL), with symbols such as "numbers" (NULL). The caller frees
 * the text by sw_free_text(). */
SUDOKUWORKBENCH_EXPORT int sw_write(const sw_puzzle *puzzle, const char *format, const char *symbols,
                                    char **text);

/* Frees; NULL is allowed. */
SUDOKUWORKBENCH_EXPORT void sw_free_puzzle(sw_puzzle *puzzle);
SUDOKUWORKBENCH_EXPORT void sw_free_answer(sw_answer *answer);
SUDOKUWORKBENCH_EXPORT void sw_free_text(char *text);

/* Puzzles. */
/* Returns a classic board of so many clues (16 to 625), or NULL if there is none. The caller frees it. */
SUDOKUWORKBENCH_EXPORT sw_puzzle *sw_puzzle_of_clues(const uint8_t *clues, size_t count);
SUDOKUWORKBENCH_EXPORT int sw_puzzle_size(const sw_puzzle *puzzle);
SUDOKUWORKBENCH_EXPORT int sw_puzzle_is_classic(const sw_puzzle *puzzle);
/* Copies the clues to size * size bytes. */
SUDOKUWORKBENCH_EXPORT void sw_puzzle_clues(const sw_puzzle *puzzle, uint8_t *clues);

/* Answers. Texts and digits are part of the answer, and end with it. */
SUDOKUWORKBENCH_EXPORT int sw_answer_status(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT const char *sw_answer_code(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT const char *sw_answer_message(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT int sw_answer_line(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT int sw_answer_column(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT int sw_answer_verdict(const sw_answer *answer);
/* The puzzles of sw_read() and sw_generate(). The caller frees the puzzle, which may outlive the answer. */
SUDOKUWORKBENCH_EXPORT size_t sw_answer_puzzle_count(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT sw_puzzle *sw_answer_puzzle(const sw_answer *answer, size_t index);
/* Solutions: size * size digits each. */
SUDOKUWORKBENCH_EXPORT size_t sw_answer_solution_count(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT const uint8_t *sw_answer_solution(const sw_answer *answer, size_t index);
/* The region of a cell in a solution of sw_solve() or sw_check(), from 0 in the order of their first cells;
 * -1 where the puzzle says the regions. */
SUDOKUWORKBENCH_EXPORT int sw_answer_region(const sw_answer *answer, size_t index, int cell);
/* sw_count(); sw_candidates(): bit d is set if the cell can have the digit d. */
SUDOKUWORKBENCH_EXPORT int64_t sw_answer_count(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT int sw_answer_is_exact(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT uint32_t sw_answer_candidates(const sw_answer *answer, int cell);
/* sw_explain(): the names of the reasons, "row 3"; the cells where solutions differ. sw_hint(): the cells
 * that are wrong. */
SUDOKUWORKBENCH_EXPORT size_t sw_answer_reason_count(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT const char *sw_answer_reason(const sw_answer *answer, size_t index);
SUDOKUWORKBENCH_EXPORT size_t sw_answer_cell_count(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT int sw_answer_cell(const sw_answer *answer, size_t index);
/* sw_explain(), sw_hint(): the answer in words; sw_hint(): its kind, technique, digits that are placed. */
SUDOKUWORKBENCH_EXPORT const char *sw_answer_text(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT int sw_answer_hint_kind(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT const char *sw_answer_technique(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT size_t sw_answer_placement_count(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT int sw_answer_placement(const sw_answer *answer, size_t index, int *cell, int *digit);
SUDOKUWORKBENCH_EXPORT size_t sw_answer_elimination_count(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT int sw_answer_elimination(const sw_answer *answer, size_t index, int *cell,
                                                 int *digit);
/* sw_rate(): HoDoKu's level, or that of the general scale, and score; Sudoku Explainer's tenths. */
SUDOKUWORKBENCH_EXPORT const char *sw_answer_level(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT const char *sw_answer_hardest(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT int sw_answer_score(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT int sw_answer_er(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT int sw_answer_ep(const sw_answer *answer);
SUDOKUWORKBENCH_EXPORT int sw_answer_ed(const sw_answer *answer);

/* Returns the version of the library that is in use. */
SUDOKUWORKBENCH_EXPORT const char *sw_version(void);

#ifdef __cplusplus
}
#endif

/* NOLINTEND(modernize-*) */
