/** What Marianne said about two of her years; the names are looked up in the catalogue, as when somebody types them. */
export const favourites = [
  { year: 1993, category: "song", text: "What Is Love" },
  { year: 1993, category: "show", text: "Goede tijden, slechte tijden" },
  { year: 1993, category: "snack", text: "Aniseed rusks" },
  { year: 1993, category: "clothing", text: "My mother's denim jacket" },
  { year: 1993, category: "game", text: "Tetris" },
  { year: 1998, category: "song", text: "My Heart Will Go On" },
  { year: 1998, category: "snack", text: "Strawberry jam, by the spoon" },
  { year: 1998, category: "game", reason: "forgotten" },
] as const;
