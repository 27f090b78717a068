export const news: readonly string[] = [];
