import { now } from "../../kernel/clock";
import { addDays } from "../../kernel/day.rules";
import { AppError } from "../../kernel/error";
import { dateText } from "../../kernel/money.rules";
import { dayOf, startOfDay } from "../../kernel/zone.rules";
import type { Counted, LetterKind } from "./letters.rules";
import { DAY_MS, ruleOf } from "./letters.rules";

/** Whose ceiling keeps a letter from leaving; `stopped`: SES reported others of its practice. */
export type Reason = "recipient" | "practice" | "stopped" | "product";

/** A letter that may not leave, as a Spanish sentence to whoever asked for it. */
export class Withheld extends AppError {
  override name = "Withheld";

  constructor(
    readonly reason: Reason,
    message: string,
    waitMs: number,
  ) {
    const code = reason === "stopped" ? "letters.stopped" : "request.throttled";
    super(code, message, { retryAfter: Math.max(1, Math.ceil(waitMs / 1000)) });
  }
}

const MINUTE_MS = 60_000;

/** The address had its letters. */
export function ofRecipient(kind: LetterKind, waitMs: number): Withheld {
  const { most, perMs } = ruleOf(kind);
  const minutes = Math.max(1, Math.ceil(waitMs / MINUTE_MS));
  const wait = minutes === 1 ? "1 minuto" : `${minutes} minutos`;
  const span = perMs >= DAY_MS ? "el último día" : "la última hora";
  const message = `Ya salieron ${most} correos a esa dirección en ${span}. Probá de nuevo en ${wait}.`;
  return new Withheld("recipient", message, waitMs);
}

const untilTomorrow = () => Date.parse(startOfDay(addDays(dayOf(now()), 1))) - now();

/** The practice had its letters of the day. */
export function ofPractice(counted: Counted, most: number): Withheld {
  const message =
    counted === "written"
      ? `Tu estudio ya mandó hoy los ${most} correos que puede mandar por día. Mañana podés seguir.`
      : "Este estudio ya no puede mandar más correos por hoy. Probá de nuevo mañana.";
  return new Withheld("practice", message, untilTomorrow());
}

/** All practices together had theirs. */
export const ofProduct = (): Withheld =>
  new Withheld(
    "product",
    "Foja está mandando más correos que los habituales y los frenó por hoy. Probá de nuevo mañana.",
    untilTomorrow(),
  );

/** SES reported too many letters of the practice; `until` in epoch ms. */
export function ofStopped(counted: Counted, until: number): Withheld {
  const day = dateText(dayOf(until));
  const message =
    counted === "written"
      ? `Frenamos los correos de tu estudio a otras personas hasta el ${day}: varias direcciones rebotaron, o alguien los marcó como no deseados. Mientras tanto revisá las direcciones de tus contactos.`
      : "Este estudio no puede mandar correos por ahora. Comunicate con el estudio por otro medio.";
  return new Withheld("stopped", message, until - now());
}
