import { Reservations } from "@foja/core/agenda/reservations";
import { now } from "@foja/core/kernel/clock";
import { call } from "@foja/harness/api";
import type { Tenant } from "@foja/harness/tenant";
import type { World } from "./world";

type Own = World["own"];

const MINUTE_MS = 60_000;
const KIND = { _id: "consulta", name: "Consulta", duration: 5, step: 5, window: 60 };
const TYPES = [{ ...KIND, confirmation: "manual" }];
const ALL_DAY = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "00:00", to: "24:00" }));

let given = 0;

/** A future time that was not returned before: two to forty days ahead, every ten minutes. */
function freshStart(): string {
  const tomorrow = Math.ceil(now() / (1440 * MINUTE_MS) + 1) * 1440 * MINUTE_MS;
  given = (given + 1) % (38 * 144);
  return new Date(tomorrow + given * 10 * MINUTE_MS).toISOString();
}

const freshEmail = () => `visita-${freshStart().replace(/\D/g, "")}@ejemplo.com.ar`;

/** Publishes the booking page of a practice, which is always open and confirms manually. */
export async function publish({ call: callAs, userId }: Tenant, own: Own): Promise<void> {
  if (own.slug) return;
  const slug = `estudio-${userId.slice(-12).toLowerCase()}`;
  const hours = { weekly: ALL_DAY, closeOnHolidays: false };
  const page = { slug, title: "Estudio", active: true, types: TYPES };
  const answers = [
    await callAs("PUT", "/api/availability", { body: hours }),
    await callAs("PUT", "/api/booking-config", { body: page }),
  ];
  const wrong = answers.find(({ status }) => status !== 200);
  if (wrong) throw new Error(`a booking page was refused: ${wrong.body.message}`);
  own.slug = [slug];
  own.type = [KIND._id];
}

/** Holds a time and stores `holdId` and `code`, which prove it. */
export async function hold(tenant: Tenant, own: Own, name = "Eva Ríos"): Promise<void> {
  await publish(tenant, own);
  const body = { type: KIND._id, start: freshStart(), email: freshEmail(), name };
  const { body: held } = await call("POST", `/api/public/booking/${own.slug}/holds`, { body });
  const holdId = String(held.holdId);
  own.holdId = [holdId];
  own.code = [(await Reservations.codeFor({ userId: tenant.userId, _id: holdId })) ?? ""];
}

/** A request for an appointment with a verified visitor, and the secret of its link. */
export async function reserve(tenant: Tenant, own: Own, name: string) {
  const mine = { ...own };
  await hold(tenant, mine, name);
  const body = { holdId: mine.holdId?.[0], code: mine.code?.[0] };
  const path = `/api/public/booking/${mine.slug}/reservations`;
  const { status, body: proved } = await call("POST", path, { body });
  if (status !== 201) throw new Error(`${path} answered ${status}: ${proved.message}`);
  Object.assign(own, { slug: mine.slug });
  const { _id: id } = proved.reservation as { _id: string };
  return { id, token: String(proved.manageUrl).split("/").at(-1) ?? "" };
}

const moves = () => [{ start: freshStart(), reason: "Me enfermé" }];

/** Bodies for the calls of appointments. */
export const BOOKING_BODIES: Record<string, (world: World) => unknown[]> = {
  "/api/availability": () => [
    { weekly: ALL_DAY, exceptions: [{ date: "2027-01-04", ranges: [] }] },
    { vacations: [{ from: "2027-01-04", to: "2027-01-15" }], jurisdiction: "SCBA" },
  ],
  "/api/booking-config": () => [
    { types: TYPES, title: "Estudio", phone: "011 4371-0000", mostPerDay: 5 },
    { types: [{ ...KIND, questions: [{ label: "Tema", kind: "choice", options: ["Laboral"] }] }] },
  ],
  "/api/public/booking/{slug}/holds": () => [
    { type: KIND._id, start: freshStart(), email: freshEmail(), name: "Eva Ríos", answers: {} },
  ],
  "/api/public/booking/{slug}/reservations": ({ own }) => [
    { holdId: own.holdId?.[0], code: own.code?.[0] },
  ],
  "/api/public/manage-booking/{token}/reschedule": moves,
  "/api/reservations/{id}/convert": ({ own }) => [
    { contactId: own.contactId?.[0], folderId: own.folderId?.[0] },
    { contact: { name: "Eva", lastName: "Ríos" }, folderName: "Ríos c/ Banco" },
  ],
  "/api/reservations/{id}/reschedule": moves,
};
