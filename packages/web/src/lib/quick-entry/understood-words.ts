import { fold } from "@foja/core/kernel/text.rules";
import type { CourtDays } from "~/lib/court/court-days";
import { echoOf } from "~/lib/day-echo";
import { EVENT_LOOK } from "~/lib/event-types";
import type { Understood } from "./understand";

type Saying = { on: string; court?: CourtDays };

/** What was understood, and when: «Tarea «impugnar» en SOSA c/ TRANSPORTES», «jue 26/11 · 3 hábiles». */
export function wordsFor(said: Understood, saying: Saying): { what: string; when: string } {
  const { title, folder } = said;
  const kind = kindName(said);
  // The title of a hearing is left out if it is just «audiencia».
  const name = title && fold(title) !== fold(kind) && `«${title}»`;
  const what = [kind, name, folder && `en ${folder.folderName}`];
  return { what: what.filter(Boolean).join(" "), when: whenOf(said, saying) };
}

function kindName(said: Understood): string {
  if (said.kind === "task") return "Tarea";
  if (said.kind === "deadline") return "Plazo";
  return said.type === "otro" ? "Evento" : EVENT_LOOK[said.type].label;
}

function whenOf(said: Understood, { on, court }: Saying): string {
  const { day } = said;
  if (said.kind === "deadline") {
    const from = `desde ${day ? echoOf(day, { on, leaning: "back" }) : "hoy"}`;
    return said.length ? `${said.length.slice(1)} ${from}` : from;
  }
  const date = day ? echoOf(day, { on, court }) : "";
  const hour = said.kind === "event" && said.clock ? `${said.clock.replace(/^0/, "")} hs` : "";
  return [date, hour].filter(Boolean).join(" · ");
}
