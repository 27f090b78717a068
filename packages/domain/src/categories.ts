/** The six cards of a year, in the order they are shown. */
export const categories = ["song", "show", "snack", "clothing", "news", "game"] as const;

export type Category = (typeof categories)[number];
