/** Programs of this product that run as processes of their own, because they are heavy. */
export interface OwnPrograms {
  /** Resolves when it has ended well; rejects with its last words otherwise. When aborted, it is told to end. */
  run(name: "backup" | "drill", signal: AbortSignal): Promise<void>;
}
