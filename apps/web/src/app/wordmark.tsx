import { Flower } from "#ui/motifs/flower.tsx";

/** On a tablet, the links of a member leave no room for its words; nor does the name of a timeline anywhere. */
export function Wordmark() {
  return (
    <span className="flex items-center gap-2">
      <Flower memoryId="wordmark" className="h-9 shrink-0" />
      <span className="font-serif text-[min(1.25rem,5.2vw)] leading-tight font-medium tracking-tight whitespace-nowrap in-data-links:md:max-lg:sr-only in-[:has([data-switcher])]:sr-only">
        Down Memory Lane
      </span>
    </span>
  );
}
