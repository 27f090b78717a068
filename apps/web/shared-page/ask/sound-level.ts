export interface SoundLevel {
  /** The loudness at this moment, from 0 to 100. */
  read(): number;
  stop(): void;
}

const samplesPerLook = 1024;
/** Speech is far below the loudest sound that could be recorded. */
const gain = 400;

/** Measures a microphone. Without the browser's help it shows silence: the recording does not depend on it. */
export function measureLevel(stream: MediaStream): SoundLevel {
  try {
    const context = new AudioContext();
    // Some browsers create the context suspended, and then the level would stay 0.
    void context.resume();
    const analyser = context.createAnalyser();
    analyser.fftSize = samplesPerLook;
    context.createMediaStreamSource(stream).connect(analyser);
    const samples = new Uint8Array(samplesPerLook);
    return {
      read() {
        analyser.getByteTimeDomainData(samples);
        const power = samples.reduce((sum, sample) => sum + ((sample - 128) / 128) ** 2, 0) / samplesPerLook;
        return Math.min(100, Math.round(Math.sqrt(power) * gain));
      },
      stop: () => void context.close(),
    };
  } catch {
    return { read: () => 0, stop: () => undefined };
  }
}
