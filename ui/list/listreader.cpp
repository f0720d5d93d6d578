#include "ui/list/listreader.h"

#include "ui/text/readfile.h"

#include <QPointer>

#include <utility>

namespace sudoku {
namespace {

constexpr qint64 maxFileBytes = 500'000'000;

std::shared_ptr<const std::string> textOf(const QString &path)
{
    const auto contents = readFile(path, maxFileBytes);
    return contents ? std::make_shared<const std::string>(contents->toStdString()) : nullptr;
}

} // namespace

void ListReader::read(const QString &path)
{
    m_reading.startDetached(
        [path] { return textOf(path); },
        [this, path](const std::shared_ptr<const std::string> &text) { emit textRead(path, text); });
}

void ListReader::find(const std::shared_ptr<const std::string> &text)
{
    m_finding.start(
        [text, self = QPointer(this)](const std::stop_token &stop, const Progress &) {
            findPuzzlePlaces(*text, stop, [&](std::vector<PuzzlePlace> places) {
                Job::handOver(stop, [self, places = std::move(places)] {
                    if (self)
                        emit self->found(places);
                });
            });
            return true;
        },
        [this](bool) { emit allFound(); });
}

} // namespace sudoku
