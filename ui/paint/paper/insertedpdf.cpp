#include "ui/paint/paper/insertedpdf.h"

#include <QFile>
#include <QRectF>

#include <stdexcept>
#include <string>

namespace sudoku {

std::unique_ptr<QPDF> openedPdf(const QString &path)
{
    auto file = std::make_unique<QPDF>();
    file->setSuppressWarnings(true);
    file->processFile(QFile::encodeName(path).constData());
    return file;
}

void PdfInserter::insert(QPDFObjectHandle page, const InsertedPage &inserted, const QRectF &room)
{
    const std::string name = "/Inserted";
    QPDFObjectHandle form = formOf(*page.getOwningQPDF(), inserted);
    // Pages share their resources.
    QPDFObjectHandle resources = page.getKey("/Resources").shallowCopy();
    QPDFObjectHandle forms = resources.getKey("/XObject");
    forms = forms.isDictionary() ? forms.shallowCopy() : QPDFObjectHandle::newDictionary();
    forms.replaceKey(name, form);
    resources.replaceKey("/XObject", forms);
    page.replaceKey("/Resources", resources);
    const std::string placed = QPDFPageObjectHelper(page).placeFormXObject(
        form, name, {room.left(), room.top(), room.right(), room.bottom()});
    QPDF &file = *page.getOwningQPDF();
    page.addPageContents(QPDFObjectHandle::newStream(&file, "q\n"), true);
    page.addPageContents(QPDFObjectHandle::newStream(&file, "\nQ\n" + placed), false);
}

void PdfInserter::setVersion(QPDFWriter &writer) const
{
    for (const auto &[path, file] : m_sources)
        writer.setMinimumPDFVersion(file->getPDFVersion(), file->getExtensionLevel());
}

QPDF &PdfInserter::source(const QString &file)
{
    std::unique_ptr<QPDF> &source = m_sources[file];
    if (!source)
        source = openedPdf(file);
    return *source;
}

QPDFObjectHandle PdfInserter::formOf(QPDF &to, const InsertedPage &inserted)
{
    QPDFObjectHandle &form = m_forms[{inserted.file, inserted.index}];
    if (form.isInitialized())
        return form;
    const std::vector<QPDFObjectHandle> &pages = source(inserted.file).getAllPages();
    if (inserted.index >= std::ssize(pages))
        throw std::runtime_error("no such page");
    form = to.copyForeignObject(QPDFPageObjectHelper(pages[inserted.index]).getFormXObjectForPage());
    return form;
}

} // namespace sudoku
