import { handle, type JobHandler } from "#ports/job-queue.ts";

import { loadCities } from "./cities.jobs.ts";
import type { CitiesService } from "./cities.service.ts";

export function citiesHandlers(cities: CitiesService): JobHandler[] {
  return [handle(loadCities, (_, { signal }) => cities.load(signal))];
}
