import type { MediaItem } from "@lane/contract/memories.ts";
import { useState } from "react";

import { Waveform } from "#ui/waveform.tsx";

interface SoundPlayerProps {
  readonly item: MediaItem;
  readonly label: string;
  readonly onLost: () => void;
}

export function SoundPlayer({ item: { url, waveform, durationMs }, label, onLost }: SoundPlayerProps) {
  const [heard, setHeard] = useState(0);

  function handleTime({ currentTime, duration }: HTMLAudioElement) {
    const whole = Number.isFinite(duration) ? duration : (durationMs ?? 0) / 1000;
    setHeard(whole > 0 ? currentTime / whole : 0);
  }

  return (
    <div className="mx-auto flex w-full max-w-xl flex-col justify-center gap-5">
      {waveform ? <Waveform levels={waveform} heard={heard} className="h-24 w-full" /> : null}
      {/* Nobody has written down what is said in it; what it is stands under it. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        src={url}
        aria-label={label}
        controls
        preload="metadata"
        onTimeUpdate={({ currentTarget }) => handleTime(currentTarget)}
        onError={onLost}
        className="w-full"
      />
    </div>
  );
}
