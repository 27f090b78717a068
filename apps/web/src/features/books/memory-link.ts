import type { ReactNode } from "react";

/** Wraps the title of a memory in a link to it. */
export type MemoryLink = (memory: { readonly id: string; readonly title: string }, content: ReactNode) => ReactNode;
