import type { DoorProps, TimelineDoors } from "#features/timeline/timeline-links.ts";
import type { Place } from "#features/timeline/place.ts";

import { HashLink } from "./hash-link.tsx";

/** Ways out of the rope. Nothing can be added here and nothing is locked, so two of them never show. */
export const doors: TimelineDoors = {
  PlaceLink: ({ place, ...rest }: DoorProps & { readonly place: Place }) => (
    <HashLink to={place.year === undefined ? { page: "home" } : { page: "year", year: place.year }} {...rest} />
  ),
  MemoryLink: ({ memory, ...rest }) => <HashLink to={{ page: "memory", id: memory._id }} {...rest} />,
  AddMemoryLink: () => null,
  PlansLink: () => null,
  ImportLink: () => null,
};
