import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import type { SlotSource } from "~/lib/slots/use-month";

const page = client.api.public.booking[":slug"];
const visit = client.api.public["manage-booking"][":token"];

/** The booking page of a practice, as anybody sees it. */
export const readBooking = async (slug: string, signal?: AbortSignal) =>
  (await answer(page.$get({ param: { slug } }, { init: { signal } }))).booking;

/** What is free for a kind of appointment. */
export const slotSource = (slug: string, type: string): SlotSource => ({
  name: `${slug} ${type}`,
  read: (days, signal) =>
    answer(page.slots.$get({ param: { slug }, query: { type, ...days } }, { init: { signal } })),
});

export type Asked = {
  type: string;
  start: string;
  email: string;
  name: string;
  phone?: string;
  zone: string;
  answers: Record<string, string | boolean>;
  /** Seen by no person: what fills it in is a machine. */
  website: string;
};

const under = (key: string) => ({ headers: { "Idempotency-Key": key } });

/** Keeps a time for ten minutes, and has a code sent to the address; one hold under one key. */
export const takeHold = (slug: string, json: Asked, key: string) =>
  answer(page.holds.$post({ param: { slug }, json }, under(key)));

/** Takes the time for good: the code proves the address. Sent again under its key it is one appointment. */
export const confirmHold = async (
  slug: string,
  json: { holdId: string; code: string },
  key: string,
) => (await answer(page.reservations.$post({ param: { slug }, json }, under(key)))).reservation;

/** An appointment as its visitor sees it, by the secret of their mail's link. Changes nothing. */
export const readVisit = async (token: string, signal?: AbortSignal) =>
  (await answer(visit.$get({ param: { token } }, { init: { signal } }))).reservation;

/** Cancels it. */
export const cancelVisit = async (token: string, reason: string) =>
  (await answer(visit.cancel.$post({ param: { token }, json: { reason } }))).reservation;

/** What is free for it in place of the time it has. */
export const moveSource = (token: string): SlotSource => ({
  name: token,
  read: (days, signal) =>
    answer(visit.slots.$get({ param: { token }, query: days }, { init: { signal } })),
});

/** Moves it to another time that is free; its link may be another one from then on. */
export const moveVisit = (token: string, start: string) =>
  answer(visit.reschedule.$post({ param: { token }, json: { start } }));
