/** Whether something may be added to a year. Satisfied by the timelines service in app/compose-timelines.ts. */
export interface YearPlans {
  reachesYear(ownerId: string, startYear: number | null, year: number): Promise<boolean>;
}
