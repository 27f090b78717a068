export const engineNames = ["firefox", "webkit"] as const;
export type EngineName = (typeof engineNames)[number];

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Key = "Enter" | "Escape" | "ArrowRight" | "ArrowLeft";

/** A running browser. */
export interface Engine {
  /** A window with storage of its own. */
  openWindow(): Promise<EngineWindow>;
  /** Ends every process of the browser and removes what it wrote. */
  close(): Promise<void>;
}

/** The little that journeys need of a browser: an adapter implements this, and `page.ts` is built upon it. */
export interface EngineWindow {
  open(address: string): Promise<void>;
  /** The value of an expression in the page, which may be a promise. */
  evaluate<T>(expression: string): Promise<T>;
  /** A click of the mouse, at pixels of the viewport. */
  click(at: Spot): Promise<void>;
  /** Types into what has the focus, key by key. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Chooses files in the input that the expression finds. */
  upload(expression: string, paths: readonly string[]): Promise<void>;
  /** The size of the viewport. */
  resize(width: number, height: number): Promise<void>;
  /** What is seen of the page, as PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}
