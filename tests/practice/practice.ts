import { addDays, onWeekday } from "@foja/core/kernel/day.rules";
import type { CreateContact } from "@foja/core/practice/contacts/contact.schema";
import type { CreateFolder } from "@foja/core/practice/folders/folder.schema";
import type { CreateMovement } from "@foja/core/practice/movements/movement.schema";
import { type Random, random } from "./random";
import { FIRMS, KINDS, NAMES, STEPS, SURNAMES, TASKS } from "./words";

/** A case of the invented practice with its records. */
export type PracticeCase = {
  openedOn: string;
  folder: CreateFolder;
  number: string;
  client: CreateContact;
  opponent: CreateContact | null;
  movements: Omit<CreateMovement, "folderId">[];
  task: { name: string; dueDate: string; priority: "media" | "alta" } | null;
  hearing: { title: string; start: string; end: string } | null;
};

/** The last day of the practice; its cases begin up to six years before. */
const TODAY = "2026-11-20";

/** Invents that many cases, always the same for the same seed. */
export function* practice(cases: number, seed = 1): Generator<PracticeCase> {
  const chance = random(seed);
  for (let n = 0; n < cases; n += 1) yield makeCase(chance, n);
}

/** The people of a case: the client and the opponent, if there is one. */
export const peopleOf = ({ client, opponent }: PracticeCase): CreateContact[] =>
  opponent ? [client, opponent] : [client];

function makeCase(chance: Random, n: number): PracticeCase {
  const kind = chance.pick(KINDS);
  const openedOn = addDays(TODAY, -chance.below(6 * 365) - 5);
  const client = person(chance, "cliente", n);
  const opponent = opponentOf(chance, kind.against, n);
  const plaintiff = `${client.lastName}, ${client.name}`;
  const folderName = opponent
    ? `${plaintiff} c/ ${opponent.lastName ? `${opponent.lastName}, ${opponent.name}` : opponent.name} s/ ${kind.object}`
    : `${plaintiff} s/ ${kind.object}`;
  const movements = stepsFrom(chance, openedOn);
  const closed = movements.length === STEPS.length;
  return {
    openedOn,
    folder: {
      folderName,
      materia: kind.object.charAt(0).toUpperCase() + kind.object.slice(1),
      status: closed ? "cerrada" : chance.pick(["nueva", "enProceso", "enProceso", "pendiente"]),
      initialDateFolder: openedOn,
      finalDateFolder: closed ? (movements.at(-1)?.time ?? null) : null,
      folderJuris: "Nacional",
      folderFuero: kind.name,
      customerName: `${client.name} ${client.lastName}`,
      description: `${kind.court} ${1 + chance.below(80)}. Honorarios convenidos: 20 %.`,
    },
    // Numbers that the local courts do not have: they would deliver the files of thousands at once.
    number: `${kind.fuero} ${6000 + n}/${openedOn.slice(0, 4)}`,
    client,
    opponent,
    movements,
    task: closed || chance.often(0.5) ? null : taskOf(chance),
    hearing: closed || chance.often(0.7) ? null : hearingOf(chance, folderName),
  };
}

function person(chance: Random, role: "cliente" | "contraparte", n: number): CreateContact {
  const name = chance.pick(NAMES);
  const lastName = chance.pick(SURNAMES);
  const document = 11_000_000 + n * 2 + (role === "cliente" ? 0 : 1) + chance.below(3) * 9_000_000;
  return {
    name,
    lastName,
    role,
    type: "humana",
    document: String(document),
    phone: `+54 11 4${String(chance.below(1_000_000)).padStart(6, "0")}`,
    city: chance.pick(["Ciudad de Buenos Aires", "Avellaneda", "Morón", "San Isidro", "La Plata"]),
  };
}

function opponentOf(chance: Random, against: string, n: number): CreateContact | null {
  if (against === "none") return null;
  if (against === "person") return person(chance, "contraparte", n);
  const name = against === "anses" ? "ANSES" : chance.pick(FIRMS);
  return { name, role: "contraparte", type: "juridica" };
}

/** The movements of a case up to TODAY. */
function stepsFrom(chance: Random, openedOn: string) {
  const reached: Omit<CreateMovement, "folderId">[] = [];
  let time = openedOn;
  for (const step of STEPS) {
    time = onWeekday(addDays(time, step.after + chance.below(20)));
    if (time > TODAY) break;
    const due = "due" in step ? onWeekday(addDays(time, step.due)) : null;
    const link = chance.often(0.4) ? `https://scw.pjn.gov.ar/documento/${chance.below(1e9)}` : null;
    reached.push({
      title: step.title,
      movement: step.movement,
      time,
      dateExpiration: due,
      completed: due !== null && due < TODAY,
      link,
    });
  }
  return reached;
}

const taskOf = (chance: Random) => ({
  name: chance.pick(TASKS),
  dueDate: onWeekday(addDays(TODAY, chance.below(40) - 6)),
  priority: chance.pick(["media", "media", "alta"] as const),
});

function hearingOf(chance: Random, folderName: string) {
  const day = onWeekday(addDays(TODAY, chance.below(90)));
  const hour = 11 + chance.below(6);
  const at = (minutes: string) => `${day}T${String(hour).padStart(2, "0")}:${minutes}:00.000Z`;
  return { title: `Audiencia: ${folderName}`.slice(0, 250), start: at("00"), end: at("45") };
}
