#include "ui/generate/seedfield.h"

#include "ui/base/formmemory.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QRandomGenerator>
#include <QRegularExpressionValidator>

namespace sudoku {
namespace {

/// Returns a random seed that is short enough to be typed again.
QString newSeed()
{
    return QString::number(QRandomGenerator::global()->bounded(1, 1'000'000'000));
}

} // namespace

SeedField::SeedField(QWidget *parent)
    : QWidget(parent),
      m_seed(named(new QLineEdit(newSeed()), "seed", Keeping::Never)),
      m_isNew(named(new QCheckBox(tr("ne&w each time")), "newSeed", Keeping::Never))
{
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(QStringLiteral("[0-9]{1,19}")), m_seed));
    m_isNew->setChecked(true);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_seed, 1);
    layout->addWidget(m_isNew);
    // A typed seed is used instead of a new one.
    connect(m_seed, &QLineEdit::textEdited, this, [this] { m_isNew->setChecked(false); });
}

QWidget *SeedField::labelled() const
{
    return m_seed;
}

std::uint64_t SeedField::seed() const
{
    return m_seed->text().toULongLong();
}

void SeedField::renew()
{
    if (m_isNew->isChecked() || m_seed->text().isEmpty())
        m_seed->setText(newSeed());
}

} // namespace sudoku
