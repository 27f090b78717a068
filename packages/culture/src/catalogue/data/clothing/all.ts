export const clothing: readonly string[] = [];
