#include "app/cli/run/orderedoutput.h"

#include <algorithm>

namespace sudoku::cli {
namespace {

constexpr std::int64_t furthestAhead = 1000;

} // namespace

OrderedOutput::OrderedOutput(const Settings &settings, const WorkExtent &extent, AnswerWriter write,
                             AnswerBeginner begin)
    : m_write(std::move(write)),
      m_begin(std::move(begin)),
      m_extent(extent),
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
    if (m_begin && !m_isClosed)
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
    const bool isIncomplete = m_isStopped && answer.status == ExitStatus::Limit;
    if (isIncomplete && m_extent.isContinuable)
        m_isClosed = true;
    if (m_isClosed)
        return;
    m_status = worse(m_status, answer.status);
    if (!m_isQuiet)
        writeMessage(answer.notes);
    writeProblem(answer.message);
    const bool isWritten = answer.handOn ? answer.handOn() : answer.text.empty() || m_write(answer.text);
    if (!isWritten) {
        m_status = ExitStatus::Failure;
        m_isClosed = true;
        m_stop.request_stop();
    }
    if (answer.isLast)
        m_isClosed = true;
    if (!answer.text.empty()) {
        m_answered += std::max(answer.puzzles, 1);
        m_incomplete += isIncomplete ? 1 : 0;
    }
    m_printedPuzzles += answer.puzzles;
    if (m_progress)
        m_progress->add(answer.puzzles);
}

void OrderedOutput::stop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isStopped = true;
    }
    m_stop.request_stop();
}

std::string OrderedOutput::close()
{
    const std::lock_guard lock(m_mutex);
    m_isClosed = true;
    const std::int64_t answered = m_extent.done + m_answered;
    if (answered == 0)
        return {};
    std::string text = "answers: " + std::to_string(answered);
    if (m_incomplete > 0)
        text += ", incomplete: " + std::to_string(m_incomplete);
    const std::int64_t left = m_extent.total.value_or(0) - m_extent.done - m_printedPuzzles;
    if (left > 0)
        text += ", left: " + std::to_string(left);
    return text;
}

ExitStatus OrderedOutput::end()
{
    if (m_progress)
        m_progress->end();
    return m_status;
}

} // namespace sudoku::cli
