import { amountText } from "../../billing/plans/price-text.rules";
import type { Notice } from "../../billing/subscriptions/notices.rules";
import { dayOf } from "../../kernel/zone.rules";
import { dayText } from "../../law/deadlines/text.rules";
import { TEAM_TEXT, unfollowedText } from "./left.rules";

/** The text of a notice: its first line, what follows from it, and its severity. */
export type Said = {
  primaryText: string;
  secondaryText: string;
  primaryVariant: "info" | "success" | "warning" | "error";
};

/** The present names of the plans, by their id. */
type Names = Record<string, string>;

const KEPT = "No se borra nada: todo lo que cargaste queda como está.";

/** How many of the cases linked with the courts a plan follows, and whether people lose the team. */
export type Left = { linked: number; followed: number; team: boolean };

/** What ends with a plan, in sentences; empty where nothing does. */
function ending({ linked, followed, team }: Left): string {
  const lost = linked - followed;
  const courts = lost > 0 ? ` ${unfollowedText(lost)} Podés elegir cuáles se siguen.` : "";
  return `${courts}${team ? ` ${TEAM_TEXT}` : ""}`;
}

const ALL: Left = { linked: 0, followed: 0, team: false };

/** The text of a notice, with the plans' names and what the next plan leaves. */
export function worded(notice: Notice, names: Names, left = ALL): Said {
  const name = (id: string) => names[id] ?? id;
  switch (notice.kind) {
    case "started":
      return said(
        "success",
        `Ya tenés el plan ${name(notice.planId)}`,
        "Sus límites y funciones valen desde ahora.",
      );
    case "coming":
      return said(
        "warning",
        `El ${longDay(notice.changeAt)} tu plan pasa de ${name(notice.from)} a ${name(notice.to)}`,
        `${KEPT} Si algo supera el plan nuevo, podés elegir qué archivar.${ending(left)} Hasta ese día podés deshacer el cambio.`,
      );
    case "fallen":
      return said(
        "warning",
        `Tu plan pasó de ${name(notice.from)} a ${name(notice.to)}`,
        `${WHY[notice.why] ?? ""}${KEPT} Lo que supere el plan nuevo se puede leer y editar; para agregar más, elegí qué archivar.${ending(left)}`,
      );
    case "unpaid":
      return said(
        "error",
        `No pudimos cobrar ${money(notice)}`,
        `${notice.nextAttemptAt ? `Vamos a intentarlo otra vez el ${longDay(notice.nextAttemptAt)}.` : "No habrá otro intento automático."} Mientras tanto tu plan sigue igual. Actualizá la tarjeta o pagá desde tu cuenta.`,
      );
    case "refunded":
      return said(
        "info",
        `Te devolvimos ${money(notice)}`,
        "Lo vas a ver en el resumen de tu tarjeta en los próximos días.",
      );
    default:
      return said(
        "info",
        `Tu banco nos informó que desconociste un pago de ${money(notice)}`,
        "Si fue un error, avisale a tu banco. Mientras se resuelve, tu plan sigue igual.",
      );
  }
}

const WHY: Record<string, string> = {
  payment_failed: "No pudimos cobrar la suscripción después de varios intentos. ",
  disputed: "El pago de la suscripción fue desconocido. ",
  cancelled: "La suscripción terminó. ",
};

const said = (
  primaryVariant: Said["primaryVariant"],
  primaryText: string,
  secondaryText: string,
): Said => ({ primaryVariant, primaryText, secondaryText });

const money = ({ amount, currency }: { amount: number; currency: string }) =>
  amountText(amount, currency);

const longDay = (instant: string) => dayText(dayOf(instant));
