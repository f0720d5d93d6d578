#include "app/cli/run/orderedoutput.h"

namespace sudoku::cli {
namespace {

constexpr std::int64_t furthestAhead = 1000;

} // namespace

OrderedOutput::OrderedOutput(const Settings &settings, const WorkExtent &extent, AnswerWriter write,
                             AnswerBeginner begin)
    : m_write(std::move(write)),
      m_begin(std::move(begin)),
      m_isQuiet(settings.isQuiet)
{
    if (settings.showsProgress)
        m_progress.emplace(extent);
}

void OrderedOutput::waitForRoom(std::int64_t index)
{
    std::unique_lock lock(m_mutex);
    m_hasPrinted.wait(lock, [&] { return index < m_printed + furthestAhead; });
}

void OrderedOutput::begin(std::int64_t index, std::string text)
{
    const std::lock_guard lock(m_mutex);
    m_begun.insert_or_assign(index, std::move(text));
    beginNext();
}

/// Writes the beginning of the next answer, if it is known.
void OrderedOutput::beginNext()
{
    const auto next = m_begun.find(m_printed);
    if (next == m_begun.end())
        return;
    if (m_begin && !m_failed.stop_requested())
        m_begin(next->second);
    m_begun.erase(next);
}

void OrderedOutput::put(std::int64_t index, Answer answer)
{
    const std::lock_guard lock(m_mutex);
    m_begun.erase(index);
    m_waiting.emplace(index, std::move(answer));
    for (auto next = m_waiting.begin(); next != m_waiting.end() && next->first == m_printed; ++m_printed) {
        print(next->second);
        next = m_waiting.erase(next);
    }
    beginNext();
    m_hasPrinted.notify_all();
}

void OrderedOutput::print(const Answer &answer)
{
    if (m_failed.stop_requested())
        return;
    m_status = worse(m_status, answer.status);
    if (!m_isQuiet)
        writeMessage(answer.notes);
    writeProblem(answer.message);
    const bool isWritten = answer.handOn ? answer.handOn() : answer.text.empty() || m_write(answer.text);
    if (!isWritten) {
        m_status = ExitStatus::Failure;
        m_failed.request_stop();
    }
    m_printedPuzzles += answer.puzzles;
    if (m_progress)
        m_progress->add(answer.puzzles);
}

ExitStatus OrderedOutput::end()
{
    if (m_progress)
        m_progress->end();
    return m_status;
}

} // namespace sudoku::cli
