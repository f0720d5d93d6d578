#pragma once

#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QTemporaryDir>

#include "tests/testdata.h"
#include "ui/base/settings.h"
#include "ui/generate/requestform.h"

#include <algorithm>
#include <memory>

namespace sudoku::requestbench {

class RequestFormFixture : public QObject
{
protected:
    void setUp()
    {
        QFile::remove(m_folder.filePath("settings.ini"));
        m_settings = std::make_unique<Settings>(m_folder.filePath("settings.ini"));
        open();
    }

    void tearDown()
    {
        m_form.reset();
        m_settings.reset();
    }

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<RequestForm> m_form;

    void open(const Puzzle &like = emptyBoard(9))
    {
        m_form = std::make_unique<RequestForm>(*m_settings, like);
    }

    template <typename Field>
    Field *field(const char *name)
    {
        return m_form->findChild<Field *>(name);
    }

    void choose(const char *name, const QVariant &value)
    {
        auto *list = field<QComboBox>(name);
        list->setCurrentIndex(list->findData(value));
    }

    QSpinBox *clues()
    {
        for (QSpinBox *spin : m_form->findChildren<QSpinBox *>())
            if (spin->accessibleName() == "Number of clues")
                return spin;
        return nullptr;
    }

    bool says(const QString &text)
    {
        const auto labels = m_form->findChildren<QLabel *>();
        return std::ranges::any_of(labels, [&](const QLabel *label) { return label->text() == text; });
    }
};

} // namespace sudoku::requestbench
