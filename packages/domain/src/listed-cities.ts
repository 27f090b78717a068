/** A city of the list that people choose from. */
export interface ListedCity {
  readonly id: string;
  readonly name: string;
  readonly region: string;
  readonly country: string;
  readonly countryCode: string;
  readonly population: number;
}

/** One way to call a city, folded. */
export interface ListedName {
  readonly folded: string;
  readonly cityId: string;
  readonly countryCode: string;
  readonly population: number;
}
