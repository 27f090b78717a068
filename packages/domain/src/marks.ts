/** Flower is a happy memory, Stone a heavy one; an unmarked memory has neither. */
export const memoryTypes = ["Flower", "Stone"] as const;
export type MemoryType = (typeof memoryTypes)[number];

/** How large a memory is drawn on the lifeline: chosen by the member, never computed. */
export const markSizes = ["small", "medium", "large"] as const;
export type MarkSize = (typeof markSizes)[number];
