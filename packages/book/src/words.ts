import type { Category } from "@lane/domain/categories.ts";
import { symbolOf } from "@lane/domain/lifeline/life.ts";

import type { BookMemory } from "./book-input.ts";

/** The few words a book says by itself. */
export interface BookWords {
  readonly contents: string;
  readonly lifeline: string;
  readonly photo: string;
  readonly code: string;
  readonly listen: string;
  readonly watch: string;
  readonly scan: string;
  /** Above the text of a recording. */
  readonly spoken: string;
  readonly toldBy: (name: string) => string;
  readonly about: (when: string) => string;
  /** Above a further telling of the same event. */
  readonly differently: (name: string) => string;
  readonly flower: string;
  readonly stone: string;
  readonly candle: string;
  readonly flowers: (count: number) => string;
  readonly stones: (count: number) => string;
  readonly candles: (count: number) => string;
  readonly memories: (count: number) => string;
  readonly categories: Readonly<Record<Category, string>>;
  readonly madeOn: (day: string) => string;
  readonly setIn: string;
  /** Above what was heard, watched and talked about that year. */
  readonly playing: (year: number) => string;
  /** Above what the person liked that year. */
  readonly liked: string;
  readonly afterword: string;
  readonly notes: string;
  readonly people: string;
  readonly places: string;
  /** Which picture of a group a caption belongs to, by its row and its place in it. */
  readonly position: (row: Row, place: Place) => string;
}

export type Row = "only" | "top" | "middle" | "bottom";
export type Place = "only" | "left" | "middle" | "right";

function positions(table: Readonly<Record<Row, readonly [only: string, left: string, middle: string, right: string]>>) {
  const order: readonly Place[] = ["only", "left", "middle", "right"];
  return (row: Row, place: Place): string => table[row][order.indexOf(place)] ?? "";
}

function counted(one: string, many: string): (count: number) => string {
  return (count) => `${count} ${count === 1 ? one : many}`;
}

const en: BookWords = {
  contents: "Contents",
  lifeline: "The lifeline",
  photo: "Photo",
  code: "QR code",
  listen: "Listen to this memory",
  watch: "Watch this memory",
  scan: "Point the camera of a phone at the square",
  spoken: "What is said",
  toldBy: (name) => `Told by ${name}`,
  about: (when) => `about ${when}`,
  differently: (name) => `${name} remembers it differently`,
  flower: "Flower",
  stone: "Stone",
  candle: "Candle",
  flowers: counted("flower", "flowers"),
  stones: counted("stone", "stones"),
  candles: counted("candle", "candles"),
  memories: counted("memory", "memories"),
  categories: { song: "Song", show: "Show", snack: "Snack", clothing: "Clothing", news: "News", game: "Game" },
  madeOn: (day) => `Made on ${day} with Down Memory Lane.`,
  setIn: "Set in EB Garamond, drawn by Georg Duffner and Octavio Pardo after the types of Claude Garamont.",
  playing: (year) => `What was playing in ${year}`,
  liked: "What I loved that year",
  afterword: "Afterword",
  notes: "Notes",
  people: "People",
  places: "Places",
  position: positions({
    only: ["", "Left", "Centre", "Right"],
    top: ["Top", "Top left", "Top centre", "Top right"],
    middle: ["Middle", "Middle left", "Centre", "Middle right"],
    bottom: ["Bottom", "Bottom left", "Bottom centre", "Bottom right"],
  }),
};

const de: BookWords = {
  contents: "Inhalt",
  lifeline: "Die Lebenslinie",
  photo: "Foto",
  code: "QR-Code",
  listen: "Diese Erinnerung anhören",
  watch: "Diese Erinnerung ansehen",
  scan: "Die Kamera eines Telefons auf das Quadrat richten",
  spoken: "Was gesagt wird",
  toldBy: (name) => `Erzählt von ${name}`,
  about: (when) => `um ${when}`,
  differently: (name) => `${name} erinnert sich anders`,
  flower: "Blume",
  stone: "Stein",
  candle: "Kerze",
  flowers: counted("Blume", "Blumen"),
  stones: counted("Stein", "Steine"),
  candles: counted("Kerze", "Kerzen"),
  memories: counted("Erinnerung", "Erinnerungen"),
  categories: {
    song: "Lied",
    show: "Sendung",
    snack: "Leckerei",
    clothing: "Kleidung",
    news: "Nachricht",
    game: "Spiel",
  },
  madeOn: (day) => `Gemacht am ${day} mit Down Memory Lane.`,
  setIn: "Gesetzt aus der EB Garamond, gezeichnet von Georg Duffner und Octavio Pardo nach den Typen Claude Garamonts.",
  playing: (year) => `Was ${year} los war`,
  liked: "Was ich in diesem Jahr mochte",
  afterword: "Nachwort",
  notes: "Notizen",
  people: "Menschen",
  places: "Orte",
  position: positions({
    only: ["", "Links", "Mitte", "Rechts"],
    top: ["Oben", "Oben links", "Oben Mitte", "Oben rechts"],
    middle: ["Mitte", "Mitte links", "Mitte", "Mitte rechts"],
    bottom: ["Unten", "Unten links", "Unten Mitte", "Unten rechts"],
  }),
};

const nl: BookWords = {
  contents: "Inhoud",
  lifeline: "De levenslijn",
  photo: "Foto",
  code: "QR-code",
  listen: "Luister naar deze herinnering",
  watch: "Bekijk deze herinnering",
  scan: "Richt de camera van een telefoon op het vierkant",
  spoken: "Wat er gezegd wordt",
  toldBy: (name) => `Verteld door ${name}`,
  about: (when) => `rond ${when}`,
  differently: (name) => `${name} herinnert het zich anders`,
  flower: "Bloem",
  stone: "Steen",
  candle: "Kaars",
  flowers: counted("bloem", "bloemen"),
  stones: counted("steen", "stenen"),
  candles: counted("kaars", "kaarsen"),
  memories: counted("herinnering", "herinneringen"),
  categories: { song: "Lied", show: "Serie", snack: "Snoep", clothing: "Kleding", news: "Nieuws", game: "Spel" },
  madeOn: (day) => `Gemaakt op ${day} met Down Memory Lane.`,
  setIn: "Gezet uit de EB Garamond, getekend door Georg Duffner en Octavio Pardo naar de letters van Claude Garamont.",
  playing: (year) => `Wat er speelde in ${year}`,
  liked: "Wat ik dat jaar mooi vond",
  afterword: "Nawoord",
  notes: "Notities",
  people: "Mensen",
  places: "Plaatsen",
  position: positions({
    only: ["", "Links", "Midden", "Rechts"],
    top: ["Boven", "Linksboven", "Middenboven", "Rechtsboven"],
    middle: ["Midden", "Links in het midden", "Midden", "Rechts in het midden"],
    bottom: ["Onder", "Linksonder", "Middenonder", "Rechtsonder"],
  }),
};

const fr: BookWords = {
  contents: "Table des matières",
  lifeline: "La ligne de vie",
  photo: "Photo",
  code: "Code QR",
  listen: "Écouter ce souvenir",
  watch: "Regarder ce souvenir",
  scan: "Pointez l’appareil photo d’un téléphone vers le carré",
  spoken: "Ce qui est dit",
  toldBy: (name) => `Raconté par ${name}`,
  about: (when) => `vers ${when}`,
  differently: (name) => `${name} s’en souvient autrement`,
  flower: "Fleur",
  stone: "Pierre",
  candle: "Bougie",
  flowers: counted("fleur", "fleurs"),
  stones: counted("pierre", "pierres"),
  candles: counted("bougie", "bougies"),
  memories: counted("souvenir", "souvenirs"),
  categories: {
    song: "Chanson",
    show: "Émission",
    snack: "Friandise",
    clothing: "Vêtement",
    news: "Actualité",
    game: "Jeu",
  },
  madeOn: (day) => `Fait le ${day} avec Down Memory Lane.`,
  setIn:
    "Composé en EB Garamond, dessiné par Georg Duffner et Octavio Pardo d’après les caractères de Claude Garamont.",
  playing: (year) => `C’était en ${year}`,
  liked: "Ce que j’ai aimé cette année-là",
  afterword: "Postface",
  notes: "Notes",
  people: "Personnes",
  places: "Lieux",
  position: positions({
    only: ["", "À gauche", "Au centre", "À droite"],
    top: ["En haut", "En haut à gauche", "En haut au centre", "En haut à droite"],
    middle: ["Au milieu", "Au milieu à gauche", "Au centre", "Au milieu à droite"],
    bottom: ["En bas", "En bas à gauche", "En bas au centre", "En bas à droite"],
  }),
};

const es: BookWords = {
  contents: "Índice",
  lifeline: "La línea de la vida",
  photo: "Foto",
  code: "Código QR",
  listen: "Escuchar este recuerdo",
  watch: "Ver este recuerdo",
  scan: "Apunte la cámara de un teléfono al cuadrado",
  spoken: "Lo que se dice",
  toldBy: (name) => `Contado por ${name}`,
  about: (when) => `hacia ${when}`,
  differently: (name) => `${name} lo recuerda de otra manera`,
  flower: "Flor",
  stone: "Piedra",
  candle: "Vela",
  flowers: counted("flor", "flores"),
  stones: counted("piedra", "piedras"),
  candles: counted("vela", "velas"),
  memories: counted("recuerdo", "recuerdos"),
  categories: {
    song: "Canción",
    show: "Programa",
    snack: "Golosina",
    clothing: "Ropa",
    news: "Noticia",
    game: "Juego",
  },
  madeOn: (day) => `Hecho el ${day} con Down Memory Lane.`,
  setIn: "Compuesto en EB Garamond, dibujada por Georg Duffner y Octavio Pardo según los tipos de Claude Garamont.",
  playing: (year) => `Lo que se vivía en ${year}`,
  liked: "Lo que me gustó ese año",
  afterword: "Epílogo",
  notes: "Notas",
  people: "Personas",
  places: "Lugares",
  position: positions({
    only: ["", "A la izquierda", "En el centro", "A la derecha"],
    top: ["Arriba", "Arriba a la izquierda", "Arriba en el centro", "Arriba a la derecha"],
    middle: ["En medio", "En medio a la izquierda", "En el centro", "En medio a la derecha"],
    bottom: ["Abajo", "Abajo a la izquierda", "Abajo en el centro", "Abajo a la derecha"],
  }),
};

const spoken: Readonly<Record<string, BookWords>> = { en, de, nl, fr, es };

/** English where the book's language is none of ours: it still hyphenates and names months in its own. */
export function wordsIn(language: string): BookWords {
  return spoken[primaryOf(language)] ?? en;
}

/** "pt" of "pt-BR"; "en" for what is no language. */
export function primaryOf(language: string): string {
  const primary = language.split("-")[0]?.toLowerCase() ?? "";
  return /^[a-z]{2,3}$/.test(primary) ? primary : "en";
}

export function dayIn(language: string, day: string): string {
  return formatted(language, new Date(`${day}T00:00:00Z`), { day: "numeric", month: "long", year: "numeric" });
}

/** "April", "12 April"; the year stands at the head of the chapter. Empty when only the year is known. */
export function whenIn(language: string, month: number | null, day: number | null, year: number): string {
  if (month === null) return "";
  const date = new Date(Date.UTC(2000, month - 1, day ?? 1));
  date.setUTCFullYear(year);
  return formatted(language, date, day === null ? { month: "long" } : { day: "numeric", month: "long" });
}

function formatted(language: string, date: Date, shape: Intl.DateTimeFormatOptions): string {
  const asked = Intl.getCanonicalLocales(primaryOf(language));
  return new Intl.DateTimeFormat([...asked, "en-GB"], { ...shape, timeZone: "UTC" }).format(date);
}

/** What a year held, said under its figures. */
export function countsOf(memories: readonly BookMemory[], words: BookWords): string {
  const counts = { flower: 0, stone: 0, candle: 0, knot: 0 };
  for (const memory of memories) counts[symbolOf(memory)] += 1;
  const said = [
    counts.flower > 0 ? words.flowers(counts.flower) : "",
    counts.stone > 0 ? words.stones(counts.stone) : "",
    counts.candle > 0 ? words.candles(counts.candle) : "",
  ].filter((part) => part !== "");
  return said.length > 0 ? said.join("  ·  ") : memories.length > 0 ? words.memories(memories.length) : "";
}
