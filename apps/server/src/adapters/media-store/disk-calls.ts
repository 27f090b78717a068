/** What the disk's thread is asked. One writing is one file that grows. */
export type DiskCall =
  | { readonly what: "begin"; readonly writing: number; readonly path: string }
  | {
      readonly what: "write";
      readonly writing: number;
      readonly bytes: SharedArrayBuffer;
      readonly length: number;
    }
  | { readonly what: "finish"; readonly writing: number }
  | { readonly what: "drop"; readonly writing: number }
  | { readonly what: "join"; readonly from: readonly string[]; readonly to: string };

export interface Measured {
  readonly bytes: number;
  readonly sha256: string;
}

export interface AskedCall {
  readonly id: number;
  readonly call: DiskCall;
}

export interface DiskAnswer {
  readonly id: number;
  readonly measured?: Measured | undefined;
  readonly failure?: { readonly message: string; readonly code: string };
}
