import type {
  Reservation,
  ReservationStatus,
} from "@foja/core/agenda/reservations/reservation.schema";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { everyPage, nextPage, type PageParam } from "~/lib/records/pages";
import type { SlotSource } from "~/lib/slots/use-month";

const all = client.api.reservations;
const one = all[":id"];

/** The filters of the list: states, and days of the practice, both included. */
export type ListAsked = { status?: readonly ReservationStatus[]; from?: string; to?: string };

const FIRST: PageParam = { limit: 100 };

const queryOf = ({ status, from, to }: ListAsked) => ({
  ...(status && { status: status.join() }),
  ...(from && { from }),
  ...(to && { to }),
});

/** The reservations of some states and days, by their beginning. */
export const reservationList = (asked: ListAsked) =>
  infiniteQueryOptions({
    queryKey: ["reservations", "list", queryOf(asked)],
    queryFn: async ({ pageParam: { cursor, limit }, signal }) => {
      const query = { ...queryOf(asked), limit: String(limit), ...(cursor && { cursor }) };
      const page = await answer(all.$get({ query }, { init: { signal } }));
      return { rows: page.reservations, nextCursor: page.nextCursor };
    },
    initialPageParam: FIRST,
    getNextPageParam: nextPage,
  });

/** All the reservations of one day that take place. */
export const daySheet = (day: string) =>
  queryOptions({
    queryKey: ["reservations", "day", day],
    queryFn: ({ signal }) =>
      everyPage(async (cursor) => {
        const status = "pending,confirmed,attended,absent";
        const query = { status, from: day, to: day, limit: "1000", ...(cursor && { cursor }) };
        const page = await answer(all.$get({ query }, { init: { signal } }));
        return { rows: page.reservations, nextCursor: page.nextCursor };
      }),
  });

/** One reservation, whole. */
export const getReservation = (id: string) =>
  queryOptions({
    queryKey: ["reservations", "one", id],
    queryFn: async ({ signal }): Promise<Reservation> =>
      (await answer(one.$get({ param: { id } }, { init: { signal } }))).reservation,
  });

export type Decision = "confirm" | "reject" | "cancel" | "attended" | "absent";

/** Decides on a reservation; its visitor sees the reason. */
export async function decide(id: string, what: Decision, reason?: string): Promise<Reservation> {
  const param = { id };
  const json = reason ? { reason } : {};
  const calls = {
    confirm: () => one.confirm.$post({ param }),
    reject: () => one.reject.$post({ param, json }),
    cancel: () => one.cancel.$post({ param, json }),
    attended: () => one.attended.$post({ param }),
    absent: () => one.absent.$post({ param }),
  };
  return (await answer(calls[what]())).reservation;
}

/** Moves a reservation to another free time. */
export const reschedule = async (id: string, start: string, reason?: string) =>
  (await answer(one.reschedule.$post({ param: { id }, json: { start, reason } }))).reservation;

/** The free times to which a reservation can be moved. */
export const moveSource = (id: string): SlotSource => ({
  name: id,
  read: (days, signal) =>
    answer(one.slots.$get({ param: { id }, query: days }, { init: { signal } })),
});

/** Saves the practice's own note on a reservation. */
export const saveNote = async (id: string, note: string) =>
  (await answer(one.$patch({ param: { id }, json: { note: note.trim() || null } }))).reservation;

export type Conversion = {
  contactId?: string;
  contact?: { name: string; lastName?: string; email?: string; phone?: string };
  folderId?: string;
  folderName?: string;
};

/**
 * Creates a contact for its visitor, or links a known one, and optionally creates a case; sent
 * again with the same key, it is done once.
 */
export const convert = (id: string, json: Conversion, key: string) =>
  answer(one.convert.$post({ param: { id }, json }, { headers: { "Idempotency-Key": key } }));

/** Shows the new state of a reservation, and reads again what depends on it. */
export function showReservation(cache: QueryClient, reservation: Reservation): void {
  cache.setQueryData(getReservation(reservation._id).queryKey, reservation);
  for (const name of ["list", "day"]) {
    void cache.invalidateQueries({ queryKey: ["reservations", name] });
  }
  void cache.invalidateQueries({ queryKey: ["events"] });
}
