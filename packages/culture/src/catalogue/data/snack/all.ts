export const snacks: readonly string[] = [];
