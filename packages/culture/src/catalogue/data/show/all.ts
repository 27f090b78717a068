export const shows: readonly string[] = [];
