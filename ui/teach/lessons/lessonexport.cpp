#include "ui/teach/lessons/lessonexport.h"

#include "ui/base/savepath.h"
#include "ui/base/settings.h"
#include "ui/printjob/paper.h"
#include "ui/teach/lessons/lessondialog.h"
#include "ui/text/savefile.h"
#include "ui/text/strings.h"

#include <QFileInfo>

namespace sudoku {

bool LessonExport::askForSteps(QWidget *window)
{
    LessonDialog dialog(*m_format, *m_lesson.script, window);
    if (dialog.exec() != QDialog::Accepted)
        return false;
    m_lesson.steps = dialog.steps();
    return true;
}

bool LessonExport::askForPath(QWidget *window, const QString &suggestedPath)
{
    const QString filter = tr("%1 (*.%2)").arg(formatName(), toQString(m_format->suffix));
    m_path = askForSavePath(window, tr("Export Walkthrough as %1").arg(formatName()), suggestedPath, filter);
    return !m_path.isEmpty();
}

std::optional<QByteArray> LessonExport::write(const std::stop_token &stop, const Progress &progress) const
{
    return m_format->write(m_lesson, stop, progress);
}

Message LessonExport::save(const std::optional<QByteArray> &contents) const
{
    const QString name = QFileInfo(m_path).fileName();
    if (!contents)
        return {.text = tr("The export was stopped.")};
    if (const auto error = saveFile(m_path, *contents))
        return {Message::Kind::Problem, tr("Cannot save %1: %2").arg(name, *error)};
    return {Message::Kind::Answer, tr("Exported as %1.").arg(name)};
}

QString LessonExport::formatName() const
{
    return translate("LessonFormat", m_format->name);
}

const Paper &chosenPaper(const Settings &settings)
{
    const QString name = settings.field(QStringLiteral("print"), QStringLiteral("paper")).toString();
    const Paper *chosen = findPaper(name.toStdString());
    return chosen ? *chosen : papers().front();
}

} // namespace sudoku
