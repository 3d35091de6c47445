import type { User } from "../../accounts/users/user.schema";
import { dayAllInWords, dayInWords, pesosInWords } from "../../kernel/in-words.rules";
import { dateText, moneyText } from "../../kernel/money.rules";
import { dayOf } from "../../kernel/zone.rules";
import { amountText, totalText } from "../../law/calculation/brief.rules";
import type { Sheet } from "../../law/calculation/sheet.rules";
import type { DeadlineVariables } from "../../law/deadlines/deadline.schema";
import { quantityText } from "../../law/deadlines/quick.rules";
import type { LaborVariables } from "../../law/labor/labor.schema";
import { MODE_NAMES } from "../../law/labor/modes.rules";
import { isLabour } from "../../law/lapse/case-lapse.rules";
import type { Calculator } from "../calculators/calculator.schema";
import { isOfParty, suitOf } from "../case-lists/caratula.rules";
import type { PartialContact } from "../contacts/contact.schema";
import { formatCuit } from "../contacts/identity.rules";
import type { Datum, Facts, Row } from "../escrito-templates/render.rules";
import { infoOf, LISTS, VARIABLES } from "../escrito-templates/variables.rules";
import type { Folder } from "../folders/folder.schema";
import { sideOf } from "../folders/party.rules";
import type { TaskDeadline } from "../tasks/task.schema";

/** A value of a unit of fees, in pesos, and the day from which it is in force. */
export type Unit = { value: number; since: string };

/** All that a writ may say of a case, as it is stored. */
export type CaseData = {
  folder: Folder;
  contacts: readonly PartialContact[];
  person: User;
  /** The day on which it is written, `YYYY-MM-DD`. */
  today: string;
  calculation: { calculator: Calculator; sheet: Sheet } | null;
  movement: { title: string; time: string; foja: number | null } | null;
  /** When the next hearing begins, UTC ISO. */
  hearing: string | null;
  deadline: TaskDeadline | null;
  uma: Unit | null;
  jus: Unit | null;
};

type Person = { nombre: string | null; identidad: string | null; domicilio: string | null };
type Told = Record<string, string | null | undefined>;

/** The facts of a case by the names of templates; what is not known is null. */
export function factsOf(data: CaseData): Facts {
  const parties = partiesOf(data);
  const told: Told = {
    ...caseFacts(data.folder),
    ...partyFacts(parties, data),
    ...lawyerFacts(data),
    ...dateFacts(data),
    ...calculationFacts(data),
    ...unitFacts(data),
  };
  const values = VARIABLES.map(({ name, from }) => [name, datum(told[name], from)] as const);
  return {
    values: Object.fromEntries(values),
    lists: {
      actores: rowsOf("actores", parties.actores),
      demandados: rowsOf("demandados", parties.demandados),
      testigos: rowsOf("testigos", peopleOf(data.contacts, "testigo")),
      rubros: rowsOf("rubros", linesOf(data.calculation?.sheet)),
    },
    sheets: { "liquidacion.planilla": sheetOf(data.calculation?.sheet) },
  };
}

const datum = (value: string | null | undefined, source: string): Datum => ({
  value: value?.replace(/\s+/g, " ").trim().slice(0, 2000) || null,
  source,
});

function rowsOf(name: string, rows: readonly Told[]): Row[] {
  const from = LISTS.find((list) => list.name === name)?.from ?? "";
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [field, datum(value, from)])),
  );
}

const caseFacts = (folder: Folder): Told => ({
  caratula: folder.folderName,
  expediente: folder.court?.number ?? folder.folderExpediente,
  juzgado: folder.folderJuzgado?.replace(SECRETARY, "").replace(/[\s,.-]+$/, ""),
  secretaria: SECRETARY.exec(folder.folderJuzgado ?? "")?.[0].replace(/^[\s,.-]+/, ""),
  fuero: folder.folderFuero,
  esLaboral: isLabour(folder.folderFuero, folder.folderJuzgado, folder.court?.fuero) ? "sí" : null,
  jurisdiccion: folder.folderJuris,
  materia: folder.materia,
  objeto: suitOf(folder.folderName).object || folder.materia,
  hechos: folder.description,
});

const SECRETARY = /[\s,.-]+(?:secretar[ií]a|sec\.)\s.*$/i;

/** The two sides of a case, with its client and the other party. */
type Parties = {
  actores: Person[];
  demandados: Person[];
  client: Person;
  other: Person;
  isClaimant: boolean | null;
};

/** The parties as the case's contacts tell them; as its carátula names them where it has none. */
function partiesOf({ folder, contacts }: CaseData): Parties {
  const suit = suitOf(folder.folderName);
  const clients = peopleOf(contacts, "cliente");
  const others = peopleOf(contacts, "contraparte");
  const isClaimant = claims(folder, clients, suit);
  const [ownName, otherName] =
    isClaimant === false ? [suit.defendant, suit.claimant] : [suit.claimant, suit.defendant];
  const own = clients.length > 0 ? clients : [named(folder.customerName ?? ownName)];
  const other = others.length > 0 ? others : [named(folder.folderContraparte ?? otherName)];
  const [actores, demandados] = isClaimant === false ? [other, own] : [own, other];
  const [client = NOBODY] = own;
  return { actores, demandados, client, other: other[0] ?? NOBODY, isClaimant };
}

/** Whether the client claims: by the case's party, else by whom the carátula names first. */
function claims(
  { folderParte, customerName }: Folder,
  clients: readonly Person[],
  suit: { claimant: string; defendant: string },
): boolean | null {
  const side = sideOf(folderParte);
  if (side === "actora") return true;
  if (side === "demandada") return false;
  const name = customerName ?? clients[0]?.nombre ?? "";
  const [first, second] = [isOfParty(name, suit.claimant), isOfParty(name, suit.defendant)];
  return first === second ? null : first;
}

const NOBODY: Person = { nombre: null, identidad: null, domicilio: null };
const named = (name: string): Person => ({ ...NOBODY, nombre: name || null });

const peopleOf = (contacts: readonly PartialContact[], role: string): Person[] =>
  contacts.filter((one) => one.role === role).map(personOf);

function personOf(contact: PartialContact): Person {
  const { name, lastName, type, document, cuit, address, city, state } = contact;
  const bare = document?.replace(/\./g, "") ?? "";
  const dni = /^\d+$/.test(bare) ? `DNI ${bare.replace(/\B(?=(\d{3})+$)/g, ".")}` : document;
  const tax = cuit && `CUIT ${cuit}`;
  return {
    nombre: [name, lastName].filter(Boolean).join(" ") || null,
    identidad: (type === "juridica" ? (tax ?? dni) : (dni ?? tax)) ?? null,
    domicilio: address ? [address, city, state].filter(Boolean).join(", ") : null,
  };
}

const together = (people: readonly Person[]): string =>
  people
    .flatMap(({ nombre }) => nombre ?? [])
    .join(", ")
    .replace(/, ([^,]+)$/, people.length > 1 ? " y $1" : ", $1");

function partyFacts(parties: Parties, { contacts }: CaseData): Told {
  const { actores, demandados, client, other, isClaimant } = parties;
  return {
    actor: together(actores),
    demandado: together(demandados),
    parte: isClaimant === null ? null : isClaimant ? "actora" : "demandada",
    cliente: client.nombre,
    "cliente.identidad": client.identidad,
    "cliente.domicilio": client.domicilio,
    contraparte: other.nombre,
    "contraparte.identidad": other.identidad,
    "contraparte.domicilio": other.domicilio,
    perito: peopleOf(contacts, "perito")[0]?.nombre,
  };
}

function lawyerFacts({ person }: CaseData): Told {
  const { skills, name, proceduralAddress, electronicAddress } = person;
  const licence = skills.find(({ registrationNumber }) => registrationNumber);
  const code = skills.find(({ taxCode }) => taxCode)?.taxCode;
  const cuit = code ? formatCuit(String(code)) : null;
  return {
    letrado: name,
    "letrado.matricula": licence && `${licence.name} ${licence.registrationNumber}`,
    "letrado.cuit": cuit,
    "letrado.domicilio": proceduralAddress,
    "letrado.domicilioElectronico": electronicAddress ?? cuit,
  };
}

function dateFacts({ person, today, hearing, movement, deadline }: CaseData): Told {
  return {
    hoy: dayInWords(today),
    "hoy.letras": dayAllInWords(today),
    lugar: person.state,
    "audiencia.fecha": hearing && dayInWords(dayOf(hearing)),
    hayAudiencia: hearing && "sí",
    movimiento: movement?.title,
    "movimiento.fecha": movement && dayInWords(movement.time),
    "movimiento.foja": movement?.foja ? `f. ${movement.foja}` : null,
    ...deadlineFacts(deadline),
  };
}

function deadlineFacts(deadline: TaskDeadline | null): Told {
  if (!deadline) return {};
  const { notificacion, cantidad, unidad = "habiles" } = deadline.variables as DeadlineVariables;
  return {
    "plazo.desde": dayInWords(notificacion.slice(0, 10)),
    "plazo.dias": cantidad === undefined ? null : quantityText(cantidad, unidad),
    "plazo.vence": dayInWords(deadline.vencimiento.slice(0, 10)),
    "plazo.computo": deadline.conteo,
  };
}

function calculationFacts({ calculation }: CaseData): Told {
  if (!calculation) return {};
  const { calculator, sheet } = calculation;
  const { total } = sheet;
  const amount = "amount" in total ? total.amount : null;
  const letters = amount === null ? undefined : pesosInWords(amount);
  return {
    ...jobFacts(calculator),
    "liquidacion.monto": amount === null ? null : moneyText(amount),
    "liquidacion.letras": letters && `${letters} (${moneyText(amount ?? 0)})`,
    "liquidacion.capital": calculator.capital === null ? null : moneyText(calculator.capital),
    "liquidacion.intereses": calculator.interest === null ? null : moneyText(calculator.interest),
    "liquidacion.fecha": dayInWords(calculator.date),
  };
}

/** The facts of an employment, from the variables of a settlement. */
function jobFacts({ type, variables }: Calculator): Told {
  if (type !== "labor") return {};
  const { fechaIngreso, fechaEgreso, remuneracion, modo } = variables as LaborVariables;
  return {
    "trabajo.ingreso": fechaIngreso && dayInWords(fechaIngreso),
    "trabajo.egreso": fechaEgreso && dayInWords(fechaEgreso),
    "trabajo.remuneracion": remuneracion ? moneyText(remuneracion) : null,
    "trabajo.motivo": modo && MODE_NAMES[modo].toLowerCase(),
  };
}

const linesOf = (sheet: Sheet | undefined): Told[] =>
  (sheet?.lines ?? []).map((line) => ({
    concepto: line.label,
    monto: amountText(line),
    norma: line.norma,
  }));

function sheetOf(sheet: Sheet | undefined) {
  if (!sheet) return null;
  return {
    title: sheet.title.slice(0, 300),
    source: infoOf("liquidacion.planilla")?.from ?? "",
    rows: sheet.lines.map((line) => [line.label, line.norma, amountText(line)]),
    total: [sheet.total.label, totalText(sheet)],
  };
}

const unitFacts = ({ uma, jus }: CaseData): Told => ({
  uma: uma && moneyText(uma.value),
  "uma.desde": uma && dateText(uma.since),
  jus: jus && moneyText(jus.value),
  "jus.desde": jus && dateText(jus.since),
});
