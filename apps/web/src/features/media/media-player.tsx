import type { MediaItem } from "@lane/contract/memories.ts";
import { type CSSProperties, useState } from "react";

import { classNames } from "#lib/class-names.ts";
import { Waveform } from "#ui/waveform.tsx";

interface PlayerProps {
  readonly item: MediaItem;
  readonly label: string;
  /** Called with the address that could not be played. */
  readonly onLost: (address: string) => void;
  readonly className?: string;
}

export function FilmPlayer({
  item,
  label,
  onLost,
  className,
  style,
}: PlayerProps & { readonly style?: CSSProperties }) {
  const { posterUrl, placeholder } = item;
  const source = useSteadySource(item.url, onLost);
  const backgroundImage = placeholder === null ? undefined : `url("${placeholder}")`;
  return (
    // Films have no captions; the description is below.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      {...source}
      poster={posterUrl ?? undefined}
      aria-label={label}
      controls
      playsInline
      preload="metadata"
      style={{ ...style, backgroundImage }}
      className={classNames("bg-rule bg-cover bg-center", className)}
    />
  );
}

export function SoundPlayer({ item: { url, waveform, durationMs }, label, onLost, className }: PlayerProps) {
  const [heard, setHeard] = useState(0);
  const source = useSteadySource(url, onLost);

  function handleTime({ currentTime, duration }: HTMLAudioElement) {
    const whole = Number.isFinite(duration) ? duration : (durationMs ?? 0) / 1000;
    setHeard(whole > 0 ? currentTime / whole : 0);
  }

  return (
    <div className={classNames("flex w-full flex-col justify-center gap-4", className)}>
      {waveform ? <Waveform levels={waveform} heard={heard} className="h-16 w-full" /> : null}
      {/* Sounds have no captions; the description is below. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        {...source}
        aria-label={label}
        controls
        preload="metadata"
        onTimeUpdate={({ currentTarget }) => handleTime(currentTarget)}
        className="w-full"
      />
    </div>
  );
}

/** Addresses are renewed now and then. What has begun to play keeps its own until it fails, or it would start again. */
function useSteadySource(url: string, onLost: (address: string) => void) {
  const [playing, setPlaying] = useState<string>();
  const src = playing ?? url;
  return {
    src,
    onPlay: () => setPlaying(src),
    onError: () => {
      setPlaying(undefined);
      onLost(src);
    },
  };
}
