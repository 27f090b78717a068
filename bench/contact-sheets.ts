import { writeContactSheets } from "./benches/book/contact-sheet.ts";

/** node bench/contact-sheets.ts BOOK.pdf FOLDER: all pages of a book on a few pictures, to look at. */
const [pdf, folder] = process.argv.slice(2);
if (pdf === undefined || folder === undefined) throw new Error("Which PDF, and into which folder?");
for (const sheet of await writeContactSheets(pdf, folder)) console.log(sheet);
