import { citiesApi } from "@lane/contract/cities.ts";

import type { Router } from "#http/router.ts";

import type { CitiesService } from "./cities.service.ts";

export function mountCities(router: Router, cities: CitiesService): void {
  router.mount(citiesApi.list, ({ query }) => cities.list(query));
}
