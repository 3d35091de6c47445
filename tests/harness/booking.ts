import { randomBytes } from "node:crypto";
import { Reservations } from "@foja/core/agenda/reservations";
import { now } from "@foja/core/kernel/clock";
import { type Call, call } from "./api";
import { newTenant, type Tenant, type TenantOptions } from "./tenant";

const DAY_MS = 24 * 3600 * 1000;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** A kind of appointment of half an hour, as a practice enters it. */
export const HALF_HOUR = {
  _id: "consulta",
  name: "Consulta inicial",
  duration: 30,
  step: 30,
  window: 60,
  cancelUntil: 2,
};

export const somebody = () => `visita-${randomBytes(6).toString("hex")}@ejemplo.com.ar`;

/** A future instant by the clock of Buenos Aires, `days` from today. */
export const atClock = (clock: string, days = 3): string => {
  const today = new Date(now() - 3 * 3600_000).toISOString().slice(0, 10);
  const day = new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10);
  return new Date(`${day}T${clock}:00.000-03:00`).toISOString();
};

export type BookedPractice = Awaited<ReturnType<typeof newBookingPractice>>;

type BookingOptions = { types?: object[]; config?: object; availability?: object } & TenantOptions;

/** A practice with a published booking page: every day from 9 to 18. */
export async function newBookingPractice({
  types = [HALF_HOUR],
  config,
  availability,
  ...options
}: BookingOptions = {}) {
  const tenant = await newTenant(options);
  const slug = `estudio-${randomBytes(6).toString("hex")}`;
  const weekly = EVERY_DAY.map((weekday) => ({ weekday, from: "09:00", to: "18:00" }));
  const hours = { weekly, closeOnHolidays: false, ...availability };
  await did(tenant, "PUT", "/api/availability", hours);
  await did(tenant, "PUT", "/api/booking-config", { slug, active: true, types, ...config });
  const base = `/api/public/booking/${slug}`;
  const hold = (start: string, given: object = {}, how: Call = {}) => {
    const body = { type: "consulta", start, email: somebody(), name: "Eva Ríos", ...given };
    return call("POST", `${base}/holds`, { body, ...how });
  };
  const prove = async (holdId: unknown, how: Call = {}) => {
    const code = await Reservations.codeFor({ userId: tenant.userId, _id: String(holdId) });
    return call("POST", `${base}/reservations`, {
      body: { holdId, code: code ?? "000000" },
      ...how,
    });
  };
  const book = async (start: string, given: object = {}) => {
    const { body } = await hold(start, given);
    const { body: proved } = await prove(body.holdId);
    const token = String(proved.manageUrl).split("/").at(-1) ?? "";
    return { reservation: proved.reservation as Record<string, string>, token };
  };
  const free = async (from: string, to = from, type = "consulta") => {
    const days = `from=${from.slice(0, 10)}&to=${to.slice(0, 10)}`;
    const { body } = await call("GET", `${base}/slots?type=${type}&${days}`);
    return (body.slots as { start: string }[]).map(({ start }) => start);
  };
  return { tenant, slug, base, hold, prove, book, free };
}

async function did(tenant: Tenant, method: string, path: string, body: object): Promise<void> {
  const { status, body: answered } = await tenant.call(method, path, { body });
  if (status !== 200) throw new Error(`${method} ${path}: ${JSON.stringify(answered)}`);
}
