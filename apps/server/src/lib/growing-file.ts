import { type FileHandle, open } from "node:fs/promises";

export interface GrowingFile {
  append(bytes: Uint8Array): Promise<void>;
  /** Writes over what was appended before. */
  overwrite(position: number, bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

/** A new file that is written from front to back, and corrected here and there. */
export async function createGrowingFile(path: string): Promise<GrowingFile> {
  const file = await open(path, "wx", 0o600);
  let end = 0;
  return {
    async append(bytes) {
      await writeAll(file, bytes, end);
      end += bytes.length;
    },
    overwrite: (position, bytes) => writeAll(file, bytes, position),
    close: () => file.close(),
  };
}

/** A disk that is nearly full may take less than it was given, without a complaint. */
async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  let done = 0;
  while (done < bytes.length) {
    const { bytesWritten } = await file.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}
