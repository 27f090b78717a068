import { Flower } from "#ui/motifs/flower.tsx";

export function Wordmark() {
  return (
    <span className="flex items-center gap-2">
      <Flower memoryId="wordmark" className="h-10 shrink-0" />
      <span className="font-serif xl:whitespace-nowrap text-[min(1.25rem,8vw)] leading-tight font-medium tracking-tight">
        Down Memory Lane
      </span>
    </span>
  );
}
