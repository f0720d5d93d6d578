/* Solves and rates a puzzle by the C interface; prints the solution and the level. */
#include <sudokuworkbench/sudokuworkbench.h>

#include <stdio.h>

static const char puzzle_text[] =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static int print_solution(const sw_puzzle *puzzle)
{
    sw_answer *answer = NULL;
    const uint8_t *digits;
    int cell;
    if (sw_solve(puzzle, NULL, &answer) != SW_ANSWERED)
        return 0;
    digits = sw_answer_solution(answer, 0);
    for (cell = 0; digits && cell < sw_puzzle_size(puzzle) * sw_puzzle_size(puzzle); ++cell)
        printf("%d", digits[cell]);
    printf("\n");
    sw_free_answer(answer);
    return digits != NULL;
}

static int print_level(const sw_puzzle *puzzle)
{
    sw_options options = SW_OPTIONS;
    sw_answer *answer = NULL;
    int is_rated;
    options.time_limit = 60;
    is_rated = sw_rate(puzzle, &options, &answer) == SW_ANSWERED && sw_answer_level(answer) != NULL;
    if (is_rated)
        printf("%s\n", sw_answer_level(answer));
    sw_free_answer(answer);
    return is_rated;
}

int main(void)
{
    sw_answer *answer = NULL;
    sw_puzzle *puzzle = NULL;
    int is_good;
    sw_read(puzzle_text, &answer);
    puzzle = sw_answer_puzzle(answer, 0);
    sw_free_answer(answer);
    is_good = print_solution(puzzle) && print_level(puzzle);
    sw_free_puzzle(puzzle);
    return is_good ? 0 : 1;
}
