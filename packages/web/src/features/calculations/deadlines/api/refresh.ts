import type { QueryClient } from "@tanstack/react-query";

const SHOWN_BY = ["events", "tasks", "activities", "calculators", "court-calendars"];

/** Reads again every query that shows deadlines of the agenda. */
export const refreshAgenda = (cache: QueryClient) =>
  Promise.all(SHOWN_BY.map((word) => cache.invalidateQueries({ queryKey: [word] })));
