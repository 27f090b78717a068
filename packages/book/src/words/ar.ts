import { type BookWords, positions } from "./book-words.ts";

const rules = new Intl.PluralRules("ar");

interface Forms {
  readonly one: string;
  readonly two: string;
  /** Three to ten. */
  readonly few: string;
  /** Eleven to ninety-nine. */
  readonly many: string;
  readonly other: string;
}

/** One and two of something are said without a number. */
function counted({ one, two, few, many, other }: Forms): (count: number) => string {
  return (count) => {
    if (count === 1) return one;
    if (count === 2) return two;
    const rule = rules.select(count);
    return `${count} ${rule === "few" ? few : rule === "many" ? many : other}`;
  };
}

export const ar: BookWords = {
  contents: "المحتويات",
  lifeline: "خط الحياة",
  photo: "صورة",
  code: "رمز QR",
  listen: "للاستماع إلى هذه الذكرى",
  watch: "لمشاهدة هذه الذكرى",
  scan: "يُرجى توجيه كاميرا الهاتف نحو المربع",
  spoken: "ما قيل",
  toldBy: (name) => `برواية ${name}`,
  about: (when) => `نحو ${when}`,
  differently: (name) => `رواية أخرى من ${name}`,
  flower: "زهرة",
  stone: "حجر",
  candle: "شمعة",
  flowers: counted({ one: "زهرة واحدة", two: "زهرتان", few: "زهرات", many: "زهرة", other: "زهرة" }),
  stones: counted({ one: "حجر واحد", two: "حجران", few: "أحجار", many: "حجرًا", other: "حجر" }),
  candles: counted({ one: "شمعة واحدة", two: "شمعتان", few: "شمعات", many: "شمعة", other: "شمعة" }),
  memories: counted({ one: "ذكرى واحدة", two: "ذكريان", few: "ذكريات", many: "ذكرى", other: "ذكرى" }),
  categories: { song: "أغنية", show: "برنامج", snack: "تسلية", clothing: "لباس", news: "خبر", game: "لعبة" },
  madeOn: (day) => `أُعدّ هذا الكتاب في ${day} باستخدام Down Memory Lane.`,
  setIn: "الحروف اللاتينية: EB Garamond، من تصميم Georg Duffner وOctavio Pardo، عن حروف Claude Garamont.",
  playing: (year) => `ما كان رائجًا في ${year}`,
  liked: "ما أحببته في تلك السنة",
  afterword: "خاتمة",
  notes: "ملاحظات",
  people: "أشخاص",
  places: "أماكن",
  position: positions({
    only: ["", "إلى اليسار", "في الوسط", "إلى اليمين"],
    top: ["في الأعلى", "في الأعلى إلى اليسار", "في أعلى الوسط", "في الأعلى إلى اليمين"],
    middle: ["في الوسط", "في الوسط إلى اليسار", "في الوسط", "في الوسط إلى اليمين"],
    bottom: ["في الأسفل", "في الأسفل إلى اليسار", "في أسفل الوسط", "في الأسفل إلى اليمين"],
  }),
};
