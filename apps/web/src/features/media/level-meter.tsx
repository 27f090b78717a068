import { useEffect, useEffectEvent, useRef } from "react";

interface LevelMeterProps {
  readonly level: () => number;
  readonly isLive: boolean;
}

const bars = 24;

/** Shows that something is heard. Drawn past React: it changes with every frame. */
export function LevelMeter({ level, isLive }: LevelMeterProps) {
  const box = useRef<HTMLDivElement>(null);
  const readLevel = useEffectEvent(level);

  useEffect(() => {
    if (!isLive) return undefined;
    let frame = requestAnimationFrame(draw);

    function draw() {
      const lit = Math.round(readLevel() * bars);
      [...(box.current?.children ?? [])].forEach((bar, index) => bar.toggleAttribute("data-lit", index < lit));
      frame = requestAnimationFrame(draw);
    }

    return () => cancelAnimationFrame(frame);
  }, [isLive]);

  return (
    <div ref={box} aria-hidden="true" className="flex h-8 w-full items-end gap-1">
      {Array.from({ length: bars }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- bars have no names, and never change places
        <span key={index} className="h-full min-w-0 grow rounded-[2px] bg-rule data-lit:bg-moss" />
      ))}
    </div>
  );
}
