/** Encrypts and decrypts streams. Errors of a source pass through; everything else is a `CipherError`. */
export interface Cipher {
  encrypt(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
  decrypt(source: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>;
}

/** `locked`: encrypted for other keys. `damaged`: a byte was changed, or the end is missing. */
export class CipherError extends Error {
  readonly problem: "locked" | "damaged";

  constructor(problem: CipherError["problem"], options?: ErrorOptions) {
    super(problem === "locked" ? "Encrypted for another key" : "Damaged, or not encrypted", options);
    this.name = "CipherError";
    this.problem = problem;
  }
}
