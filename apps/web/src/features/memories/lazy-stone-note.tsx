import { lazy, Suspense, useState } from "react";

// Without a connection it may not load; the page is complete without it.
const StoneNote = lazy(async () => {
  const note = await import("./stone-note.tsx").catch(() => undefined);
  return { default: note?.StoneNote ?? (() => null) };
});

/** Loaded when a memory is first marked as heavy. */
export function LazyStoneNote({ isShown }: { readonly isShown: boolean }) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  return <Suspense>{wasShown ? <StoneNote isShown={isShown} /> : null}</Suspense>;
}
