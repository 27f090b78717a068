import type { Place } from "#features/timeline/place.ts";
import type { LinkProps, TimelineLinks } from "#features/timeline/timeline-props.ts";

import { HashLink } from "./hash-link.tsx";

/** Ways out of the rope. Nothing can be added here and nothing is locked, so two of them never show. */
export const links: TimelineLinks = {
  PlaceLink: ({ place, ...rest }: LinkProps & { readonly place: Place }) => (
    <HashLink to={place.year === undefined ? { page: "home" } : { page: "year", year: place.year }} {...rest} />
  ),
  MemoryLink: ({ memory, ...rest }) => <HashLink to={{ page: "memory", id: memory._id }} {...rest} />,
  AddMemoryLink: () => null,
  PlansLink: () => null,
  ImportLink: () => null,
};
