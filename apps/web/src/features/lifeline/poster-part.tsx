/** Wishes for a poster and shows how far it is. */
export function PosterPart(_props: { readonly withHeavy: boolean }) {
  return null;
}
