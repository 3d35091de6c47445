import { held as accounts } from "../../accounts/held.item";
import { held as agenda } from "../../agenda/held.item";
import { held as billing } from "../../billing/held.item";
import { held as courts } from "../../courts/held.item";
import { type Held, held as kernel } from "../../kernel/held";
import { held as law } from "../../law/held.item";
import { held as money } from "../../money/held.item";
import { held as operations } from "../../operations/held.item";
import { held as practice } from "../../practice/held.item";
import { held as programs } from "../../programs/held.item";
import { held as sharing } from "../../sharing/held.item";
import { held as telling } from "../../telling/held.item";
import { held as outreach } from "./held.item";

/** Every type of item, as each folder declares it. */
export const allHeld: readonly Held[] = [
  ...[...accounts, ...billing, ...practice, ...agenda, ...courts, ...money],
  ...[...law, ...telling, ...operations, ...sharing, ...programs, ...outreach, ...kernel],
];

/** The declaration of each type of item. */
export const heldByType: ReadonlyMap<string, Held> = new Map(allHeld.map((one) => [one.type, one]));
