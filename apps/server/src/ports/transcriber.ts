export interface TranscriberWork {
  /** Aborting ends the work at once; nothing of it is left. */
  readonly signal: AbortSignal;
  /** From 0 to 100; may be called with the same number again. */
  readonly onProgress: (percent: number) => Promise<void>;
}

/** Writes down what is said in a sound or film. */
export interface Transcriber {
  /** The host that recordings are sent to; null when they stay on this machine. */
  readonly service: string | null;
  /** Empty when nothing is said. Rejects with a `TranscriberError` when trying again would not help. */
  write(recording: AsyncIterable<Uint8Array>, work: TranscriberWork): Promise<string>;
}

export class TranscriberError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "TranscriberError";
  }
}
