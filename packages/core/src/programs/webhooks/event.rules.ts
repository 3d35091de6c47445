/** An item of the table, with its fields. */
type Changed = { type: string } & Record<string, unknown>;

/** What of a record's change a program is told. */
type EventRule = {
  /** The type of the item whose change it is. */
  type: string;
  label: string;
  /** Whether the change is that event: `before` is undefined for a new item. */
  happened(item: Changed, before: Changed | undefined): boolean;
  /** The fields of the item that are sent, beside `_id`, `folderId` and `version`. */
  fields: readonly string[];
};

const made = (_: Changed, before: Changed | undefined) => before === undefined;
const became = (field: string, value: unknown) => (item: Changed, before: Changed | undefined) =>
  item[field] === value && before?.[field] !== value;
const changed = (item: Changed, before: Changed | undefined) =>
  before !== undefined && item.version !== before.version;

const CASE = ["folderName", "status", "customerName", "folderJuris", "folderFuero", "archived"];
const TASK = ["name", "status", "priority", "dueDate", "completedAt"];
const INVOICE = ["document", "number", "status", "currency", "date", "dueDate"];

/** Every event of webhooks, declared once: the API, the screens and the documentation read it. */
export const EVENTS = {
  "folder.created": { type: "folder", label: "Causa creada", happened: made, fields: CASE },
  "folder.updated": { type: "folder", label: "Causa modificada", happened: changed, fields: CASE },
  "contact.created": {
    ...{ type: "contact", label: "Contacto creado", happened: made },
    fields: ["name", "lastName", "role", "type", "company"],
  },
  "movement.created": {
    ...{ type: "movement", label: "Movimiento nuevo", happened: made },
    fields: ["title", "time", "movement", "source", "foja", "dateExpiration"],
  },
  "task.created": { type: "task", label: "Tarea creada", happened: made, fields: TASK },
  "task.completed": {
    ...{ type: "task", label: "Tarea completada", fields: TASK },
    happened: became("status", "completada"),
  },
  "event.created": {
    ...{ type: "event", label: "Evento agendado", happened: made },
    fields: ["title", "start", "end", "allDay", "eventType"],
  },
  "deadline.due": {
    ...{ type: "alert", label: "Vence un plazo" },
    // An alert of the day itself, or of what was already past: not the ones days before.
    happened: (item, before) => made(item, before) && isDue(item),
    fields: ["sourceType", "sourceId", "primaryText", "expirationDate"],
  },
  "document.created": {
    ...{ type: "document", label: "Documento agregado", happened: made },
    fields: ["name", "kind", "date", "foja", "type", "size"],
  },
  "escrito.filed": {
    ...{ type: "escrito", label: "Escrito presentado" },
    happened: became("status", "presentado"),
    fields: ["title", "status", "filedAt"],
  },
  "invoice.issued": {
    ...{ type: "invoice", label: "Comprobante emitido", fields: INVOICE },
    happened: became("status", "issued"),
  },
  "invoice.paid": {
    ...{ type: "invoice", label: "Comprobante cobrado", fields: INVOICE },
    happened: became("status", "paid"),
  },
  "reservation.created": {
    ...{ type: "reservation", label: "Cita reservada", happened: made },
    fields: ["status", "start", "end"],
  },
} as const satisfies Record<string, EventRule>;

export type EventName = keyof typeof EVENTS;
export const EVENT_NAMES = Object.keys(EVENTS) as [EventName, ...EventName[]];

/** The types of items whose changes may be events. */
export const EVENT_TYPES = [...new Set(Object.values(EVENTS).map(({ type }) => type))];

function isDue({ expirationDate, createdAt, sourceType }: Changed): boolean {
  if (!["task", "movement", "notification"].includes(String(sourceType))) return false;
  const [due, at] = [String(expirationDate ?? ""), String(createdAt ?? "")];
  return due !== "" && due.slice(0, 10) <= at.slice(0, 10);
}

/** The events that a change of an item is; none for a removal. */
export function eventsOf(item: Changed, before: Changed | undefined): EventName[] {
  if (item === before) return [];
  const rules = Object.entries(EVENTS) as [EventName, EventRule][];
  return rules.flatMap(([name, { type, happened }]) =>
    type === item.type && happened(item, before) ? [name] : [],
  );
}

/** The case that an item is of; null where it is of none. */
export function caseOf(item: Changed): string | null {
  const id = item.type === "folder" ? item._id : item.folderId;
  return typeof id === "string" ? id : null;
}

/** The cases of an item of several, as a contact has them. */
export const casesOf = (item: Changed): string[] =>
  Array.isArray(item.folderIds) ? item.folderIds.map(String) : [caseOf(item) ?? []].flat();

/** What is sent of an item: `timestamp` is when it changed, UTC ISO. */
export function payloadOf(name: EventName, item: Changed) {
  const fields: readonly string[] = EVENTS[name].fields;
  const data = Object.fromEntries(fields.map((field) => [field, item[field] ?? null]));
  return {
    type: name,
    timestamp: whenOf(item),
    data: { _id: item._id, folderId: caseOf(item), ...data },
  };
}

/** When an item last changed, UTC ISO. */
export const whenOf = (item: Changed): string => String(item.updatedAt ?? item.createdAt);

/** What tells one event from another of the same name: each alert of a date is told once. */
export function causeOf(name: EventName, item: Changed): string {
  const which =
    name === "deadline.due"
      ? `${item.sourceId} ${item.expirationDate}`
      : `${item._id} ${item.version ?? 1}`;
  return `${name} ${which}`;
}
