import { type BookWords, positions } from "./book-words.ts";

/** One of something is said with its word behind it. */
function counted(one: string, many: string): (count: number) => string {
  return (count) => (count === 1 ? one : `${count} ${many}`);
}

export const he: BookWords = {
  contents: "תוכן העניינים",
  lifeline: "קו החיים",
  photo: "תמונה",
  code: "קוד QR",
  listen: "להאזנה לזיכרון הזה",
  watch: "לצפייה בזיכרון הזה",
  scan: "יש לכוון את מצלמת הטלפון אל הריבוע",
  spoken: "מה שנאמר",
  toldBy: (name) => `מפי ${name}`,
  about: (when) => `בערך ${when}`,
  differently: (name) => `גרסה אחרת, מפי ${name}`,
  flower: "פרח",
  stone: "אבן",
  candle: "נר",
  flowers: counted("פרח אחד", "פרחים"),
  stones: counted("אבן אחת", "אבנים"),
  candles: counted("נר אחד", "נרות"),
  memories: counted("זיכרון אחד", "זיכרונות"),
  categories: { song: "שיר", show: "תוכנית", snack: "חטיף", clothing: "בגד", news: "חדשות", game: "משחק" },
  madeOn: (day) => `הספר הוכן ב־${day} באמצעות Down Memory Lane.`,
  setIn: "האותיות הלטיניות: EB Garamond, בעיצוב Georg Duffner ו־Octavio Pardo, על פי אותיותיו של Claude Garamont.",
  playing: (year) => `מה היה באוויר ב־${year}`,
  liked: "מה שאהבתי באותה שנה",
  afterword: "אחרית דבר",
  notes: "הערות",
  people: "אנשים",
  places: "מקומות",
  position: positions({
    only: ["", "משמאל", "במרכז", "מימין"],
    top: ["למעלה", "למעלה משמאל", "למעלה במרכז", "למעלה מימין"],
    middle: ["באמצע", "באמצע משמאל", "במרכז", "באמצע מימין"],
    bottom: ["למטה", "למטה משמאל", "למטה במרכז", "למטה מימין"],
  }),
};
