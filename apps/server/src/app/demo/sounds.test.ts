import { expect, test } from "vitest";

import { recordingOf, soundNames } from "./sounds.ts";

test.for(soundNames)("the recording %s is a WAV of 8 to 20 seconds that can be heard and does not clip", (name) => {
  const wav = recordingOf(name);
  const samples = Array.from({ length: (wav.length - 44) / 2 }, (_, index) =>
    Math.abs(wav.readInt16LE(44 + index * 2)),
  );
  const loudest = samples.reduce((most, sample) => Math.max(most, sample), 0);

  expect(wav.toString("latin1", 0, 4) + wav.toString("latin1", 8, 12)).toBe("RIFFWAVE");
  expect(samples.length / wav.readUInt32LE(24)).toBeGreaterThan(8);
  expect(samples.length / wav.readUInt32LE(24)).toBeLessThan(20);
  expect(loudest).toBeGreaterThan(6000);
  expect(loudest).toBeLessThan(32_767);
});
