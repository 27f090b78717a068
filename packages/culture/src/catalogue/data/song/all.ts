export const songs: readonly string[] = [];
