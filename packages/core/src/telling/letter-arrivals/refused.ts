import { dateText } from "../../kernel/money.rules";
import type { RefusedErrand } from "../../practice/incoming";
import { Alerts } from "../alerts";

const WHY: Record<RefusedErrand["why"], string> = {
  many: "Llegaron más de los que tu plan recibe en una hora o en un día. Si la dirección de quien escribió se pudo comprobar, recibe un aviso de que no entró y puede mandarlo más tarde.",
  full: "Tu plan no tiene lugar para guardarlos. Eliminá documentos o correos que ya no uses, o cambiá de plan.",
};

/** Alerts the titular, once a day, that letters to the practice are refused, and says why. */
export const raiseRefused = ({ userId, day, why, at }: RefusedErrand): Promise<void> =>
  Alerts.raise(userId, {
    primaryText: `Hay correo que no entró el ${dateText(day)}`,
    secondaryText: WHY[why],
    primaryVariant: "warning",
    key: `mail refused ${day}`,
    at,
    avatarIcon: "MessageText1",
    sourceType: "letter",
    sourceId: null,
    folderId: null,
    expirationDate: null,
  });
