import { bech32 } from "@scure/base";

import { type Cipher, CipherError } from "#ports/cipher.ts";

/** Loading the library is a thirtieth of a start, and most servers do not need it for an hour. */
const loadAge = () => import("age-encryption");

export interface AgeKeys {
  /** Everyone who may read: `age1...`. */
  readonly recipients: readonly string[];
  /** The keys to read with: `AGE-SECRET-KEY-...`. */
  readonly identities: readonly string[];
}

/** Encrypts as the `age` command does, which can therefore read the result. */
export function createAgeCipher({ recipients, identities }: AgeKeys): Cipher {
  return {
    async *encrypt(source) {
      const { Encrypter } = await loadAge();
      const encrypter = new Encrypter();
      for (const recipient of recipients) encrypter.addRecipient(recipient);
      yield* await encrypter.encrypt(streamOf(source));
    },

    async *decrypt(source) {
      const { Decrypter } = await loadAge();
      const decrypter = new Decrypter();
      for (const identity of identities) decrypter.addIdentity(identity);
      const guarded = guard(source);
      try {
        yield* await decrypter.decrypt(streamOf(guarded.bytes));
      } catch (error) {
        if (guarded.failure) throw guarded.failure.reason;
        throw new CipherError(isLocked(error) ? "locked" : "damaged", { cause: error });
      }
    },
  };
}

/** An age identity made of 32 bytes. */
export function ageIdentityOf(bytes: Uint8Array): string {
  return bech32.encodeFromBytes("age-secret-key-", bytes).toUpperCase();
}

export async function ageRecipientOf(identity: string): Promise<string> {
  const { identityToRecipient } = await loadAge();
  return identityToRecipient(identity);
}

/** The library has no codes: this is its only message about keys. */
function isLocked(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith("no identity matched");
}

/** Remembers why a source failed, which the stream in between would blur. */
function guard(source: AsyncIterable<Uint8Array>) {
  const guarded: { bytes: AsyncIterable<Uint8Array>; failure: { reason: unknown } | undefined } = {
    bytes: pass(),
    failure: undefined,
  };
  async function* pass(): AsyncGenerator<Uint8Array> {
    try {
      yield* source;
    } catch (reason) {
      guarded.failure = { reason };
      throw reason;
    }
  }
  return guarded;
}

function streamOf(source: AsyncIterable<Uint8Array>): ReadableStream<Uint8Array> {
  const iterator = source[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = await iterator.next();
      if (next.done === true) controller.close();
      // A copy: chunks of a file are views of a buffer that is used again.
      else controller.enqueue(Uint8Array.from(next.value));
    },
    async cancel() {
      await iterator.return?.();
    },
  });
}
