import type { AnswerStore } from "./answer-store.ts";
import type { KeptPart } from "./kept-answer.ts";

/** Addresses of sounds and photos on this device, made of their pieces. */
export interface PartFiles {
  /** Undefined where the pieces are not on this device. */
  addressOf(part: KeptPart): Promise<string | undefined>;
  /** Gives up every address, and with it the memory that each takes. */
  close(): void;
}

export function createPartFiles(token: string, store: AnswerStore): PartFiles {
  const addresses = new Map<string, Promise<string | undefined>>();
  let isClosed = false;

  async function make({ id, pieces, contentType }: KeptPart): Promise<string | undefined> {
    const bytes: ArrayBuffer[] = [];
    for (let number = 0; number < pieces; number += 1) {
      const piece = await store.piece(token, id, number);
      if (piece) bytes.push(piece);
    }
    if (bytes.length === 0 || isClosed) return undefined;
    return URL.createObjectURL(new Blob(bytes, { type: contentType }));
  }

  return {
    addressOf(part) {
      // A sound that has grown since is another file.
      const name = `${part.id} ${part.pieces}`;
      const address = addresses.get(name) || (part.isHere ? make(part) : Promise.resolve(undefined));
      addresses.set(name, address);
      return address;
    },
    close() {
      isClosed = true;
      for (const address of Array.from(addresses.values()))
        void address.then((made) => made !== undefined && URL.revokeObjectURL(made));
      addresses.clear();
    },
  };
}

const endings: Readonly<Record<KeptPart["contentType"], string>> = {
  "audio/mp4": "m4a",
  "audio/webm": "webm",
  "audio/ogg": "ogg",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/heic": "heic",
  "image/heif": "heif",
};

export function fileNameOf({ contentType }: KeptPart, name: string): string {
  return `${name}.${endings[contentType]}`;
}
