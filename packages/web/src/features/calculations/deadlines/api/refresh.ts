import type { QueryClient } from "@tanstack/react-query";

const SHOWN_BY = ["events", "tasks", "activities", "calculators", "court-calendars"];

/** Reads again all that shows what a deadline puts in the agenda. */
export const refreshAgenda = (cache: QueryClient) =>
  Promise.all(SHOWN_BY.map((word) => cache.invalidateQueries({ queryKey: [word] })));
