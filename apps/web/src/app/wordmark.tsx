import { Flower } from "#ui/motifs/flower.tsx";

export function Wordmark() {
  return (
    <span className="flex items-center gap-2">
      <Flower memoryId="wordmark" className="h-9 shrink-0" />
      <span className="font-serif text-[min(1.25rem,5.6vw)] leading-tight font-medium tracking-tight whitespace-nowrap">
        Down Memory Lane
      </span>
    </span>
  );
}
