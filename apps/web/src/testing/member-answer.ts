import { ada } from "./profile.ts";
import { givenShare } from "./shared-memories.ts";
import { subscriptionAnswers } from "./subscriptions.ts";
import { memory, tenYears } from "./timeline.ts";

/** What every call of a member reads its part of; whatever lacks its part breaks the page, but only once it has come. */
export const memberAnswer = {
  status: 200,
  message: "OK",
  valid: true,
  user: { id: "member-1", firstName: "Ada", lastName: "Vermeer", email: "ada@example.org" },
  userDetails: ada,
  devices: [],
  usedBytes: 1_000_000,
  quotaBytes: 10_000_000_000,
  limits: { Image: 50_000_000, Video: 2_000_000_000, Audio: 500_000_000 },
  settings: { isHeavyWelcome: false, isServiceWelcome: false },
  service: null,
  prompt: "Which window did you look out of most often?",
  nudges: ["What stood on the sill?", "Who walked past?"],
  templateId: "window",
  bankVersion: 1,
  feeling: null,
  hasAnother: true,
  isWritten: false,
  favourites: [],
  memories: [],
  nextCursor: null,
  items: [],
  years: tenYears,
  timeline: { _id: "t-1", startYear: 1998, endYear: 2007 },
  lockedYears: [1997],
  ...subscriptionAnswers,
  question: null,
  print: null,
  sameMonth: [],
  newest: [],
  months: [],
  shares: [],
  share: givenShare().share,
  memory: { ...memory(), previousMemoryId: null, nextMemoryId: null, previous: null, next: null },
};
