/** Neighbouring years never ask about the same theme. */
export const themes = [
  "family",
  "friends and love",
  "children",
  "school and work",
  "home and place",
  "turning points",
  "body and loss",
  "beliefs",
  "hopes and thanks",
  "play and nature",
  "music and stories",
  "food and feasts",
] as const;
export type Theme = (typeof themes)[number];

/** What a question is about. “Ask me something else” moves on to another one. */
export const themeOf = {
  roots: "family",
  parents: "family",
  grandparents: "family",
  siblings: "family",
  family: "family",
  birth: "family",
  friends: "friends and love",
  love: "friends and love",
  partner: "friends and love",
  parting: "friends and love",
  children: "children",
  grandchildren: "children",
  school: "school and work",
  study: "school and work",
  work: "school and work",
  retirement: "school and work",
  money: "school and work",
  home: "home and place",
  moving: "home and place",
  place: "home and place",
  "everyday life": "home and place",
  firsts: "turning points",
  "turning points": "turning points",
  health: "body and loss",
  loss: "body and loss",
  war: "body and loss",
  faith: "beliefs",
  values: "beliefs",
  pride: "beliefs",
  regret: "beliefs",
  gratitude: "hopes and thanks",
  hopes: "hopes and thanks",
  play: "play and nature",
  sport: "play and nature",
  animals: "play and nature",
  nature: "play and nature",
  music: "music and stories",
  stories: "music and stories",
  world: "music and stories",
  food: "food and feasts",
  clothes: "food and feasts",
  celebrations: "food and feasts",
  seasons: "food and feasts",
  travel: "food and feasts",
} as const satisfies Readonly<Record<string, Theme>>;

export type Subject = keyof typeof themeOf;

export function isSubject(name: string): name is Subject {
  return Object.hasOwn(themeOf, name);
}

/** People, places and home: what the first questions of somebody new are about. */
const firstThemes: ReadonlySet<Theme> = new Set(["family", "friends and love", "home and place"]);

export function isForFirstQuestions(subject: Subject): boolean {
  return firstThemes.has(themeOf[subject]);
}
