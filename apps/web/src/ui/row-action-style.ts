/** An action in words under a row of a list. */
export const rowActionStyle =
  "-mx-1 inline-flex min-h-11 items-center px-1 text-sm font-semibold text-clay underline underline-offset-4 hover:decoration-2";
