import type { BookInput, BookMemory, BookPhoto } from "../book-input.ts";
import { sampleBook, sampleMemory, samplePhoto, sampleYear } from "./sample-book.ts";

const rope =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100"><path d="M0 90L200 90" stroke="#000000"/>' +
  '<text x="50" y="50" text-anchor="middle">1979</text><text x="150" y="50" text-anchor="middle">1984</text></svg>';

/** Scripts that are read aloud by other voices than the book's own, and one that runs from the right. */
const scripts =
  "<p>שלום לכולם מהבית של סבתא</p><p>おばあちゃんの台所</p><p>Emoji 🌼 and <b>words</b>.</p><p>مرحبا بالعالم</p>";

/** A book with something of everything that a page can hold. */
export async function wholeBook(folder: string): Promise<BookInput> {
  const wide = await samplePhoto(folder, "wide", { width: 900, height: 600 });
  const tall = await samplePhoto(folder, "tall", { width: 1900, height: 2800 });
  const photos = [
    { ...wide, alt: "Apple trees in a row", caption: "The garden in May" },
    { ...tall, caption: "Oma" },
  ];
  return sampleBook({
    dedication: "For Ada\nand for Jo",
    lifeline: { svg: rope, description: "The rope of a life" },
    afterword: "That was all of it.\nAlmost.",
    hasIndex: true,
    years: [1979, 1981, 1984].map((year) =>
      sampleYear(year, memoriesOf(year, photos.map(named(year))), {
        title: "The year by the sea",
        text: "We had moved in the spring.",
        favourites: [{ category: "song", title: "Heart of Glass", by: "Blondie" }],
        culture: [{ category: "news", title: "A man walks on the moon", by: "" }],
      }),
    ),
  });
}

const names = new Map([
  [1979, "Oma"],
  [1981, "Vera"],
  [1984, "Grandfather"],
]);

/** No two years have the same words under their pictures: they would look like those at the foot of every page. */
function named(year: number): (photo: BookPhoto) => BookPhoto {
  return (photo) => (photo.alt === "" ? { ...photo, caption: names.get(year) ?? "" } : photo);
}

function memoriesOf(year: number, photos: readonly BookPhoto[]): BookMemory[] {
  const long = `<p>${"We went by train to the sea and back again. ".repeat(70)}</p>`;
  const transcript = "We ate cherries.\nOn the steps.";
  return [
    sampleMemory(`photos-${year}`, {
      photos,
      day: 3,
      place: "Bühl",
      toldBy: "Vera",
      recordings: [{ kind: "sound", title: "Vera", address: "https://lane.example/m/1", transcript }],
    }),
    sampleMemory(`scripts-${year}`, { title: "הבית שלנו", mark: "Stone", html: scripts }),
    sampleMemory(`long-${year}`, {
      photos: photos.slice(1),
      layout: "page",
      quote: "We went by train to the sea.",
      html: long,
      isCandle: true,
    }),
    sampleMemory(`telling-${year}`, { by: "Jan", isFurtherTelling: true, mark: null }),
  ];
}
