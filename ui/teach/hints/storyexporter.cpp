#include "ui/teach/hints/storyexporter.h"

#include "ui/ask/solving/computation.h"
#include "ui/base/savepath.h"
#include "ui/board/boardview.h"
#include "ui/board/document.h"
#include "ui/teach/lessons/lessonexport.h"
#include "ui/teach/lessons/storylesson.h"
#include "ui/text/strings.h"

#include <QFileInfo>

#include <algorithm>

namespace sudoku {
namespace {

/// Returns the format that the name of a file has, or the first one.
const LessonFormat &formatOf(const QString &path)
{
    const std::string suffix = QFileInfo(path).suffix().toLower().toStdString();
    const auto found = std::ranges::find(lessonFormats(), suffix, &LessonFormat::suffix);
    return found == lessonFormats().end() ? lessonFormats().front() : *found;
}

QString filterOfAll()
{
    QStringList filters;
    for (const LessonFormat &format : lessonFormats())
        filters +=
            QStringLiteral("%1 (*.%2)").arg(translate("LessonFormat", format.name), toQString(format.suffix));
    return filters.join(QStringLiteral(";;"));
}

} // namespace

StoryExporter::StoryExporter(const Parts &parts, const Settings &settings, QObject *parent)
    : Question(parts, parent),
      m_settings(settings)
{
}

void StoryExporter::exportStory(const Subject &subject, const Story &story)
{
    const QString suggested = document().suggestedPath(lessonFormats().front().suffix);
    const QString path =
        askForSavePath(view().window(), tr("Export the Explanation"), suggested, filterOfAll());
    if (path.isEmpty())
        return;
    LessonExport lesson(formatOf(path), {.script = std::make_shared<StoryLesson>(subject, story, symbols()),
                                         .symbols = &symbols(),
                                         .paper = &chosenPaper(m_settings),
                                         .name = QFileInfo(document().filePath()).completeBaseName()});
    lesson.setPath(path);
    const auto work = [lesson](const std::stop_token &stop, const Progress &progress) {
        return lesson.write(stop, progress);
    };
    computation().start(tr("Exporting"), work, [this, lesson](const std::optional<QByteArray> &contents) {
        emit message(lesson.save(contents));
    });
}

} // namespace sudoku
