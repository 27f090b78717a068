/** `crashed` also stands for a child that ended with a failing exit code. */
export type ChildFault = "crashed" | "too slow" | "too large";

export interface ChildWish {
  readonly command: string;
  readonly args: readonly string[];
  readonly input?: Uint8Array | undefined;
  /** Its standard input stays open for `write`. */
  readonly isOpen?: boolean;
  readonly timeoutMs: number;
  readonly maxMegabytes: number;
}

/** The calls to the thread that starts children. */
export type ChildCall =
  | { readonly what: "run"; readonly child: number; readonly wish: ChildWish }
  | { readonly what: "write"; readonly child: number; readonly piece: string | Uint8Array }
  | { readonly what: "kill"; readonly child: number };

export type ChildNews =
  | { readonly what: "output"; readonly child: number; readonly piece: Uint8Array }
  | {
      readonly what: "ended";
      readonly child: number;
      readonly fault: ChildFault | undefined;
      readonly complaint: string;
    }
  | { readonly what: "not begun"; readonly child: number; readonly complaint: string };
