/** The address of a WAV file with ten seconds of silence. */
export function quietSound(): string {
  const bytesPerSecond = 8000;
  const length = 10 * bytesPerSecond;
  const [riff, wave, fmt, data] = [0x46464952, 0x45564157, 0x20746d66, 0x61746164];
  // One channel of eight bits.
  const format = [16, 0x0001_0001, bytesPerSecond, bytesPerSecond, 0x0008_0001];
  const head = new Uint32Array([riff, 36 + length, wave, fmt, ...format, data, length]);
  return URL.createObjectURL(new Blob([head, new Uint8Array(length).fill(128)], { type: "audio/wav" }));
}
