/** For whoever finds the folder and knows nothing of us. Plain words, because those can be read the longest. */
export const readMe = `Down Memory Lane: everything that was kept here

index.html       Open this first, in any browser. It needs no connection.
media/           Every picture, film and recording as it was brought, by year and month.
memories/        The memories themselves, a file for each year (JSON, UTF-8).
archive.json     The person, years, favourites, settings, and what could not be put in.
schema.json      What each field of the JSON means (JSON Schema).
data/            The same memories once more, as index.html needs them.

To bring it all back: "Bring your memories here" in Down Memory Lane, and choose this zip as it is.
`;
