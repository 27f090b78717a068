import { favouritesApi } from "@lane/contract/favourites.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { FavouritesService } from "./favourites.service.ts";

export function mountFavourites(router: Router, favourites: FavouritesService): void {
  router.mount(favouritesApi.list, async ({ viewer, query }) =>
    done("Favourites found", { favourites: await favourites.list(viewer, query.year) }),
  );
  router.mount(favouritesApi.save, async ({ viewer, body, origin }) =>
    done("Favourite saved successfully", { favourite: await favourites.save(viewer, body, origin.language) }),
  );
  router.mount(favouritesApi.remove, async ({ viewer, query }) => {
    await favourites.remove(viewer, query.year, query.category);
    return done("Favourite removed successfully", {});
  });
  router.mount(favouritesApi.quiz, async ({ viewer, query, origin }) =>
    done("Options found", await favourites.quiz(viewer, query, origin.language)),
  );
}
