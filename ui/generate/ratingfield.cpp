#include "ui/generate/ratingfield.h"

#include <QLineEdit>

#include <cmath>

namespace sudoku {
namespace {

constexpr int maxRating = 999'999;
constexpr int perUnit = 10;

} // namespace

RatingField::RatingField(const QString &name, QWidget *parent) : QSpinBox(parent)
{
    setRange(0, maxRating);
    setAccessibleName(name);
}

void RatingField::setTenths(bool isTenths)
{
    m_isTenths = isTenths;
    setSingleStep(isTenths ? 1 : perUnit * perUnit);
    setValue(value());
    lineEdit()->setText(textFromValue(value()));
}

QString RatingField::textFromValue(int value) const
{
    return m_isTenths ? locale().toString(static_cast<double>(value) / perUnit, 'f', 1)
                      : locale().toString(value);
}

int RatingField::valueFromText(const QString &text) const
{
    return m_isTenths ? static_cast<int>(std::lround(locale().toDouble(text) * perUnit))
                      : locale().toInt(text);
}

QValidator::State RatingField::validate(QString &text, int &) const
{
    if (text.isEmpty())
        return QValidator::Intermediate;
    bool isNumber = false;
    const double number = locale().toDouble(text, &isNumber);
    if (!isNumber || number < 0 || number * (m_isTenths ? perUnit : 1) > maxRating)
        return QValidator::Invalid;
    return QValidator::Acceptable;
}

} // namespace sudoku
