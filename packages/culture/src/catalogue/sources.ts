/** How the facts of the catalogue are known: what an entry's last column names. */
export const sources = {
  billboard: "Billboard charts of the United States (before 1958 its lists of best sellers and year-end lists)",
  "uk-charts": "Official singles chart of the United Kingdom, from 1952",
  "nl-charts": "Nederlandse Top 40 and its forerunners",
  "be-charts": "Ultratop and the Belgian hit parades before it",
  "de-charts": "Official German charts, and the lists of Der Automatenmarkt and Musikmarkt before them",
  "fr-charts": "SNEP's French charts, and the Centre d'information du disque before them",
  "es-charts": "PROMUSICAE and AFYVE lists of Spain, and Los 40 Principales",
  eurovision: "Results of the Eurovision Song Contest",
  discography: "The record's own date of release",
  broadcaster: "The broadcaster's dates of first and last broadcast",
  maker: "The maker's own history of the product",
  "game-history": "The game's date of release as its publisher gives it",
  "play-history": "Collections of museums of play and toys",
  "food-history": "Histories of food and of household brands",
  "dress-history": "Histories of dress and museum collections of costume",
  "public-record": "Newspapers of the day and works of reference",
} as const;

export type SourceName = keyof typeof sources;
