const firstTelevision = 1946;
const televisionEverywhere = 1964;
const enoughVideoGames = 1974;

/** There was no television anywhere. */
export function isBeforeTelevision(year: number): boolean {
  return year < firstTelevision;
}

/** Some households had television by then, the rest had radio. */
export function isBetweenRadioAndTelevision(year: number): boolean {
  return !isBeforeTelevision(year) && year < televisionEverywhere;
}

export function isBeforeVideoGames(year: number): boolean {
  return year < enoughVideoGames;
}
