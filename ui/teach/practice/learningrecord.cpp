#include "ui/teach/practice/learningrecord.h"

#include "core/hints/techniques.h"
#include "ui/base/settings.h"
#include "ui/teach/pages/techniquepages.h"
#include "ui/text/strings.h"

#include <algorithm>

namespace sudoku {
namespace {

constexpr auto form = "learning";
constexpr auto countField = "exercises";

/// Returns the technique that stands for all techniques of a page.
QString fieldOf(const Technique &technique)
{
    const TechniquePage *page = pageOf(technique);
    return toQString((page ? page->technique() : technique).id);
}

/// Returns after how many exercises a technique is asked again that was found so often.
int intervalAfter(int found)
{
    return 1 << found;
}

} // namespace

bool isOnPath(const TechniquePage &page)
{
    const TechniqueTraits &traits = page.technique().traits;
    return traits.isOn && !traits.asksSolver;
}

TechniqueProgress LearningRecord::progress(const Technique &technique) const
{
    const QStringList values = m_settings.field(form, fieldOf(technique)).toString().split(QLatin1Char('/'));
    if (values.size() != 2)
        return {};
    return {std::clamp(values[0].toInt(), 0, learnedAfter), std::max(values[1].toInt(), 0)};
}

void LearningRecord::note(const Technique &technique, bool isFoundAlone)
{
    const int count = exerciseCount() + 1;
    int found = progress(technique).found;
    found = isFoundAlone ? std::min(found + 1, learnedAfter) : std::max(found - 1, 0);
    const int due = count + (isFoundAlone ? intervalAfter(found) : 1);
    m_settings.setField(form, countField, count);
    m_settings.setField(form, fieldOf(technique), QStringLiteral("%1/%2").arg(found).arg(due));
}

int LearningRecord::exerciseCount() const
{
    return std::max(m_settings.field(form, countField).toInt(), 0);
}

const TechniquePage &LearningRecord::next() const
{
    const TechniquePage *fresh = nullptr;
    const TechniquePage *soonest = nullptr;
    for (const TechniquePage *page : techniquePages()) {
        if (!isOnPath(*page))
            continue;
        if (!progress(page->technique()).isBegun()) {
            fresh = fresh ? fresh : page;
            continue;
        }
        if (!soonest || progress(page->technique()).due < progress(soonest->technique()).due)
            soonest = page;
    }
    const bool isDue = soonest && progress(soonest->technique()).due <= exerciseCount();
    return isDue || !fresh ? *soonest : *fresh;
}

void LearningRecord::reset()
{
    m_settings.removeFields(form);
}

} // namespace sudoku
