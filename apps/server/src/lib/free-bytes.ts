/**
 * Frees the memory of a chunk at once, if nothing else shares it: the chunk is empty afterwards. Left to the garbage
 * collector, a few streams at full speed make it stop the whole program every twenty megabytes.
 */
export function freeBytes({ buffer, byteLength }: Uint8Array): void {
  if (byteLength > 0 && buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
