import { memberDraftKey } from "#api/session-check.ts";
import { subjectOf } from "#api/token-claims.ts";
import { readToken } from "#api/token-store.ts";

import { keepDraftKey, readDraftKey, type StoredDraftKey } from "./draft-key-store.ts";

export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

export interface DraftCipher {
  readonly tag: string;
  /** `id` is authenticated with the text, so that a stored text cannot be moved to another draft's id. */
  seal(id: string, text: string): Promise<Sealed>;
  open(id: string, sealed: Sealed): Promise<string>;
  sealBytes(id: string, bytes: BufferSource): Promise<Sealed>;
  openBytes(id: string, sealed: Sealed): Promise<ArrayBuffer>;
}

const ivBytes = 12;
const tagBytes = 12;

/** Id of the signed-in member. */
export function currentSubject(): string | undefined {
  return subjectOf(readToken());
}

/**
 * Undefined where texts cannot be encrypted: no TLS, another member signed in, or no stored key and no way to fetch
 * one.
 */
export async function openDraftCipher(subject: string | undefined): Promise<DraftCipher | undefined> {
  if (subject === undefined || subject !== currentSubject() || !globalThis.isSecureContext) return undefined;
  try {
    const stored = await readDraftKey();
    return cipherOf(stored?.subject === subject ? stored : await fetchKey(subject));
  } catch {
    return undefined;
  }
}

async function fetchKey(subject: string): Promise<StoredDraftKey> {
  const record = { subject, ...(await keysFrom(bytesOf(await memberDraftKey()))) };
  await keepDraftKey(record, () => currentSubject() === subject);
  return record;
}

/** Derives two keys from the server's secret, so that the tag reveals nothing about the encryption key. */
async function keysFrom(secret: Uint8Array<ArrayBuffer>): Promise<Pick<StoredDraftKey, "tag" | "key">> {
  const root = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const tag = new Uint8Array(await derive(root, "lane draft tag")).slice(0, tagBytes);
  const lock = await derive(root, "lane draft text");
  const key = await crypto.subtle.importKey("raw", lock, "AES-GCM", false, ["encrypt", "decrypt"]);
  return { tag: Array.from(tag, (byte) => byte.toString(16).padStart(2, "0")).join(""), key };
}

function derive(root: CryptoKey, purpose: string): Promise<ArrayBuffer> {
  return crypto.subtle.sign("HMAC", root, new TextEncoder().encode(purpose));
}

function cipherOf({ tag, key }: StoredDraftKey): DraftCipher {
  async function sealBytes(id: string, plain: BufferSource): Promise<Sealed> {
    const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
    return { iv, bytes: await crypto.subtle.encrypt(settings(id, iv), key, plain) };
  }

  function openBytes(id: string, { iv, bytes }: Sealed): Promise<ArrayBuffer> {
    return crypto.subtle.decrypt(settings(id, iv), key, bytes);
  }

  return {
    tag,
    sealBytes,
    openBytes,
    seal: (id, text) => sealBytes(id, new TextEncoder().encode(text)),
    open: async (id, sealed) => new TextDecoder().decode(await openBytes(id, sealed)),
  };
}

function settings(id: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams {
  return { name: "AES-GCM", iv, additionalData: new TextEncoder().encode(id) };
}

function bytesOf(base64Url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64Url.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
}
