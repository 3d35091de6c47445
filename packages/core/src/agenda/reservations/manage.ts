import { forPractice } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { get, inTurn, isExpired } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { decidable, end } from "./decide";
import { assertMayAsk, assertMayRead } from "./gates";
import { doorKey, type ManageDoor } from "./manage.item";
import { manageUrl } from "./manage-link";
import { reschedule } from "./moving";
import type { ReservationRecord } from "./reservation.item";
import { find } from "./reservations";
import { slotsToMove } from "./slots";
import { visitOf } from "./visit.rules";

/** The same error for a link that never existed, was replaced or has expired. */
const missing = () =>
  new AppError(
    "reservation.not_found",
    "Ese enlace no existe o dejó de valer. Buscá el último mail del turno.",
  );

/** Runs a function on the appointment that a link opens. Throws `reservation.not_found`. */
async function behind<T>(token: string, work: (kept: ReservationRecord) => Promise<T>): Promise<T> {
  const door = /^[\w-]{43}$/.test(token) ? await get<ManageDoor>(doorKey(token)) : undefined;
  if (!door || isExpired(door, now())) throw missing();
  return forPractice(door.ownerId, async () => work(await find(door.reservationId)));
}

/** The appointment that a link opens, as its visitor sees it. Changes nothing. */
export async function visit(token: string) {
  await assertMayRead();
  return behind(token, async (kept) => visitOf(kept, now()));
}

/** The times to which its visitor can move it. */
export async function visitSlots(token: string, asked: { from: string; to: string }) {
  await assertMayRead();
  return behind(token, ({ _id }) => slotsToMove(_id, asked, false));
}

const tooLate = (what: string, { title, practicePhone: phone }: ReservationRecord) =>
  new AppError(
    "reservation.too_late",
    `${what}. Comunicate con ${title}${phone ? `: ${phone}` : ""}.`,
  );

const isOver = ({ status }: Pick<ReservationRecord, "status">) =>
  status !== "pending" && status !== "confirmed";

function assertNotBegun(kept: ReservationRecord): void {
  const { canCancel } = visitOf(kept, now());
  if (canCancel || isOver(kept)) return;
  throw tooLate("El turno ya empezó y no se puede cancelar por acá", kept);
}

function assertMovable(kept: ReservationRecord): void {
  const { canReschedule } = visitOf(kept, now());
  if (canReschedule || isOver(kept)) return;
  const limit = `${kept.cancelUntil} ${kept.cancelUntil === 1 ? "hora" : "horas"}`;
  throw tooLate(`Ya no se puede cambiar el horario por acá: era hasta ${limit} antes`, kept);
}

/** Cancels an appointment by its link. Throws `reservation.too_late` and `reservation.state`. */
export async function visitCancel(token: string, reason?: string | null) {
  await assertMayAsk();
  return behind(token, async ({ _id }) => {
    const ended = await inTurn(async () => {
      const kept = await decidable(_id, "cancel");
      assertNotBegun(kept);
      return end(kept, "cancelled", { by: "visitor", reason });
    });
    return visitOf(ended, now());
  });
}

/** Moves an appointment by its link, and replaces the link. */
export async function visitReschedule(
  token: string,
  { start, reason }: { start: string; reason?: string | null },
) {
  await assertMayAsk();
  return behind(token, async (kept) => {
    assertMovable(await decidable(kept._id, "reschedule"));
    const moved = await reschedule(kept._id, { start, by: "visitor", reason });
    return { reservation: visitOf(moved, now()), manageUrl: await manageUrl(moved) };
  });
}
