import type { Memory } from "@lane/contract/memories.ts";
import type { YearEntry } from "@lane/contract/timelines.ts";
import type { ComponentType, KeyboardEventHandler, ReactNode } from "react";

import type { Place, Today } from "./place.ts";

export interface LinkProps {
  readonly className?: string;
  readonly children?: ReactNode;
  readonly tabIndex?: number;
  readonly "aria-current"?: "true" | undefined;
  readonly "data-year"?: number;
  readonly onKeyDown?: KeyboardEventHandler<HTMLAnchorElement>;
}

/** Where and how a memory is begun. */
interface NewMemory {
  readonly year: number | undefined;
  readonly month: number | undefined;
  /** With the question of the year above the form. */
  readonly answer?: true | undefined;
  /** With the choice of photos first. */
  readonly photos?: true | undefined;
}

/** Years outside the plan from which a link leads to the plans: one, or all from one to another. */
export interface LockedYears {
  readonly year?: number | undefined;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** The links out of this screen; the page that shows it knows the addresses. */
export interface TimelineLinks {
  readonly PlaceLink: ComponentType<LinkProps & { readonly place: Place }>;
  readonly AddMemoryLink: ComponentType<LinkProps & NewMemory>;
  readonly WalkLink: ComponentType<LinkProps & { readonly year: number; readonly month?: number }>;
  readonly MemoryLink: ComponentType<LinkProps & { readonly memory: Pick<Memory, "_id" | "memoryTitle"> }>;
  readonly PlansLink: ComponentType<LinkProps & { readonly years: LockedYears }>;
  /** Leads to the import of memories. */
  readonly ImportLink: ComponentType<LinkProps>;
}

export interface TimelineScreenProps {
  readonly firstName: string | undefined;
  readonly place: Place;
  readonly onPlaceChange: (place: Place) => void;
  readonly links: TimelineLinks;
  /** Renders the buttons that mark a memory. */
  readonly renderTagging: (memory: Memory) => ReactNode;
  /** Renders the button that restores a memory from the archive. */
  readonly renderRestore: (memory: Memory) => ReactNode;
  /** Renders the six favourites of a year. */
  readonly renderFavourites: (year: number) => ReactNode;
  /** Opens the question of the day for asking somebody else. */
  readonly onAsk: (about: { readonly question: string; readonly year: number }) => void;
  /** Renders the prompt of an empty year or month; without a month, for the whole year. */
  readonly renderInvitation: (year: number, month?: number) => ReactNode;
  /** Renders the card that asks what belongs to the member's life. */
  readonly renderTopics: () => ReactNode;
  readonly today?: Today;
}

/** What the page gives to the screen of every timeline. */
export type PlaceProps = Pick<
  TimelineScreenProps,
  "place" | "onPlaceChange" | "links" | "renderTagging" | "renderRestore"
>;

/** The links that only a vault has. */
export interface VaultLinks extends TimelineLinks {
  /** Leads to the members of the vault, and to inviting others. */
  readonly MembersLink: ComponentType<LinkProps>;
  readonly OwnTimelineLink: ComponentType<LinkProps>;
}

/** What the screens of a vault have besides those of one's own timeline. */
export interface VaultParts {
  readonly mayAdd: boolean;
  /** In the place of the question of the day. */
  readonly invitation: ReactNode;
  readonly monthsTitle: string;
  /** The text of the link to the walk through a year or a month. */
  readonly renderYearWalk: (year: number) => ReactNode;
  readonly renderMonthWalk: (nameOfMonth: string) => ReactNode;
  /** Who has told a memory: on the corner of its picture, or in words below its words. */
  readonly renderPeople: (memory: TitledMemory, hasPicture: boolean) => ReactNode;
  /** The same of the memory that stands for a month; null where none does. */
  readonly renderLead: (memory: TitledMemory | null, hasPicture: boolean) => ReactNode;
  readonly renderFolded: (memory: Memory) => ReactNode;
  readonly renderEmptyMonth: (month: Pick<MonthViewProps, "entry" | "month" | "isArchive" | "links">) => ReactNode;
  /** Whether the member may keep a memory from being offered on home. */
  readonly mayHide: (memory: TitledMemory) => boolean;
}

/** A whole memory, or its preview. */
export type TitledMemory = Pick<Memory, "_id" | "memoryTitle" | "author" | "tellings">;

export interface MonthViewProps {
  readonly entry: YearEntry;
  readonly month: number;
  /** The last month of the year that has begun. */
  readonly lastMonth: number;
  readonly isArchive: boolean;
  readonly links: TimelineLinks;
  readonly onPlaceChange: (place: Place) => void;
  readonly renderTagging: (memory: Memory) => ReactNode;
  readonly renderRestore: (memory: Memory) => ReactNode;
  readonly renderInvitation: (year: number, month: number) => ReactNode;
  /** Undefined for one's own timeline. */
  readonly vault?: VaultParts | undefined;
}
