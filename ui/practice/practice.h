#pragma once

#include "ui/hints/hinttext.h"
#include "ui/verdict/question.h"

#include <vector>

namespace sudoku {

class CommandActions;
class FileController;
struct Exercise;
struct ExerciseVerdict;
struct PracticeRequest;

/// Practises a technique on the board of the window: shows one exercise after the other, judges what the
/// player does, and gives hints on demand. It ends when another puzzle comes onto the board.
class Practice : public Question
{
    Q_OBJECT

public:
    Practice(const Parts &parts, FileController &files, QObject *parent = nullptr);
    ~Practice() override;

    void connectCommands(const CommandActions &actions);

    /// Asks what is practised, and begins.
    void choose();
    /// Makes the exercises of \a request and shows the first.
    void start(const PracticeRequest &request);
    bool isActive() const;
    /// Returns what is to be done on the board, with an offer of a hint; no text if it is no exercise.
    Message task();

private:
    const Exercise &exercise() const;
    void begin(const std::vector<Exercise> &exercises);
    void showExercise();
    void next();
    void follow();
    void hint();
    void say(const Message &message);
    Message verdictMessage(const ExerciseVerdict &verdict);
    Offer nextOffer();

    FileController &m_files;
    const Technique *m_technique = nullptr;
    std::vector<Exercise> m_exercises;
    std::size_t m_index = 0;
    HintDepth m_depth = HintDepth::Where; ///< of the next hint
    bool m_isHelped = false;              ///< a hint told the step
    bool m_isFound = false;
    int m_found = 0; ///< without being told
};

} // namespace sudoku
