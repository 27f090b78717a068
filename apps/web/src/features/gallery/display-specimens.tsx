import { Specimen } from "./specimen.tsx";

const swatches = [
  ["paper", "bg-paper"],
  ["card", "bg-card"],
  ["ink", "bg-ink"],
  ["ink-soft", "bg-ink-soft"],
  ["rule", "bg-rule"],
  ["edge", "bg-edge"],
  ["moss", "bg-moss"],
  ["clay", "bg-clay"],
  ["bloom", "bg-bloom"],
  ["slate", "bg-slate"],
  ["wax", "bg-wax"],
  ["straw", "bg-straw"],
  ["alarm", "bg-alarm"],
] as const;

export function TokensSpecimen() {
  return (
    <Specimen title="Colours and type">
      {() => (
        <>
          <ul className="flex flex-wrap gap-3">
            {swatches.map(([name, swatch]) => (
              <li key={name} className="w-20 text-sm">
                <span className={`block h-12 rounded-[10px] border border-rule forced-color-adjust-none ${swatch}`} />
                {name}
              </li>
            ))}
          </ul>
          <p className="figures-old mt-6 text-5xl text-clay">1987</p>
          <p className="mt-2 font-serif text-3xl">The summer of the blue door</p>
          <p className="mt-3 max-w-measure">
            We painted it twice, because the first blue was wrong. <strong>Nobody minded.</strong>{" "}
            <a href="#main">A link</a> stands in the middle of a sentence like this one, and the lines keep to a measure
            that tired eyes can follow.
          </p>
          <p className="mt-3 max-w-measure" dir="auto" lang="ar">
            بيتُ جدّتي كان آخرَ بيتٍ في الشارع، وبابُه أزرق.
          </p>
        </>
      )}
    </Specimen>
  );
}
