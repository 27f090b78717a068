/** Flower is a happy memory, Stone a heavy one; an unmarked memory has neither. */
export const memoryTypes = ["Flower", "Stone"] as const;
export type MemoryType = (typeof memoryTypes)[number];
