import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import type { SlotSource } from "~/lib/slots/use-month";

const page = client.api.public.booking[":slug"];
const visit = client.api.public["manage-booking"][":token"];

/** The booking page of a practice, as anybody sees it. */
export const readBooking = async (slug: string, signal?: AbortSignal) =>
  (await answer(page.$get({ param: { slug } }, { init: { signal } }))).booking;

/** The free times of a kind of appointment. */
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
  /** Hidden from people: only a bot fills it in. */
  website: string;
};

const under = (key: string) => ({ headers: { "Idempotency-Key": key } });

/** Holds a time for ten minutes and e-mails a code; sent again with its key, it is one hold. */
export const takeHold = (slug: string, json: Asked, key: string) =>
  answer(page.holds.$post({ param: { slug }, json }, under(key)));

/** Books the held time: the code proves the address. Sent again with its key, it is booked once. */
export const confirmHold = async (
  slug: string,
  json: { holdId: string; code: string },
  key: string,
) => (await answer(page.reservations.$post({ param: { slug }, json }, under(key)))).reservation;

/** An appointment as its visitor sees it, by the secret of their e-mail's link. Changes nothing. */
export const readVisit = async (token: string, signal?: AbortSignal) =>
  (await answer(visit.$get({ param: { token } }, { init: { signal } }))).reservation;

/** Cancels the appointment. */
export const cancelVisit = async (token: string, reason: string) =>
  (await answer(visit.cancel.$post({ param: { token }, json: { reason } }))).reservation;

/** The free times to which it can be moved. */
export const moveSource = (token: string): SlotSource => ({
  name: token,
  read: (days, signal) =>
    answer(visit.slots.$get({ param: { token }, query: days }, { init: { signal } })),
});

/** Moves it to another free time; its link may change with that. */
export const moveVisit = (token: string, start: string) =>
  answer(visit.reschedule.$post({ param: { token }, json: { start } }));
