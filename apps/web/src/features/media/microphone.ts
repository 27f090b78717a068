import { useEffect, useState } from "react";

/** Whether something can be recorded here. Asks nobody for permission. */
export function useHasMicrophone(): boolean {
  const [hasOne, setHasOne] = useState(false);
  useEffect(() => {
    let isGone = false;
    void look();

    async function look() {
      if (!("mediaDevices" in navigator) || typeof MediaRecorder === "undefined") return;
      const devices = await navigator.mediaDevices.enumerateDevices().catch(() => []);
      if (!isGone) setHasOne(devices.some(({ kind }) => kind === "audioinput"));
    }

    return () => {
      isGone = true;
    };
  }, []);
  return hasOne;
}

/** How loud it is right now, from 0 to 1; the second ends the listening. */
export function listenTo(stream: MediaStream): readonly [() => number, () => void] {
  const context = new AudioContext();
  // Some browsers begin it asleep, and then everything would be silent.
  void context.resume();
  const analyser = context.createAnalyser();
  analyser.fftSize = 1024;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const level = () => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    return Math.min(1, Math.sqrt(power) * 4);
  };
  return [level, () => void context.close()];
}
