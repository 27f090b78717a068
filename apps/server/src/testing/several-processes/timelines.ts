import type { ProcessCalls } from "./process-calls.ts";

export interface Place {
  readonly timelineId: string;
  readonly yearId: string;
}

interface Whose {
  readonly token: string;
  /** The own one if it is left out. */
  readonly timelineId?: string;
}

/** The place for a memory in a year of a timeline. */
export async function findPlace(calls: ProcessCalls, which: number, { token, timelineId }: Whose): Promise<Place> {
  const path = `/api/timeline${timelineId === undefined ? "" : `?timelineId=${timelineId}`}`;
  const { body } = await calls.at(which, path, { token });
  return { timelineId: body.timeline._id, yearId: body.years[5]._id };
}
