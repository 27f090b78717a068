import { PageCrash } from "#app/page-crash.tsx";
import { Candle } from "#ui/motifs/candle.tsx";

export function ServerErrorPage() {
  return (
    <>
      <p
        aria-hidden="true"
        className="figures-old mt-6 flex items-end justify-center gap-4 text-5xl text-clay sm:text-[5rem]"
      >
        500 <Candle className="h-20" />
      </p>
      <PageCrash />
    </>
  );
}
