import fc from "fast-check";
import type { World } from "./world";

/** The parts of a JSON Schema from which values are made. */
export type Shape = {
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  type?: string | string[];
  format?: string;
  pattern?: string;
  properties?: Record<string, Shape>;
  required?: string[];
  items?: Shape;
  minItems?: number;
  minimum?: number;
  maximum?: number;
};

/** A schema with its references resolved. */
export function whole(shape: object, components: Record<string, object>): Shape {
  const text = JSON.stringify(shape, (_, value: unknown) => {
    const ref = typeof value === "object" && value !== null && Reflect.get(value, "$ref");
    return typeof ref === "string" ? components[ref.split("/").at(-1) ?? ""] : value;
  });
  return JSON.parse(text) as Shape;
}

/** Values that match a schema: fields named like a record of the caller's get one of theirs. */
export function right(shape: Shape, name: string, world: World): fc.Arbitrary<unknown> {
  if ("const" in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.type === "boolean") return fc.boolean();
  const meant = meaning(name, world);
  if (meant) return fc.constantFrom(...meant);
  const either = (shape.anyOf ?? shape.oneOf)?.filter((one) => !isBlank(one));
  if (either) return fc.oneof(...either.map((one) => right(one, name, world)));
  if (shape.properties) return fields(shape, world);
  return simple(shape, name, world);
}

/** Whether a schema accepts only values that clear a field: null, or a text of spaces. */
const isBlank = ({ type, pattern, anyOf }: Shape): boolean =>
  type === "null" || pattern === "^\\s*$" || (anyOf?.every(isBlank) ?? false);

function fields({ properties = {}, required = [] }: Shape, world: World) {
  // Two names of one field, which must not differ.
  const { orderStatus, ...rest } = properties;
  // A repetition ends after some times or on a day, never both.
  if ("times" in rest) delete rest.until;
  const made = Object.entries(rest).map(([key, inner]) => [key, right(inner, key, world)]);
  return fc.record(Object.fromEntries(made), { requiredKeys: required as never[] });
}

function simple(shape: Shape, name: string, world: World): fc.Arbitrary<unknown> {
  const { type, format, items = {}, minItems = 1, minimum = 0, maximum = 1000 } = shape;
  const kind = Array.isArray(type) ? type[0] : type;
  if (kind === "boolean") return fc.boolean();
  if (kind === "number" || kind === "integer") {
    const least = Math.max(Math.ceil(minimum), -1000);
    return fc.integer({ min: least, max: Math.min(Math.floor(maximum), least + 1000) });
  }
  if (kind === "array") {
    return fc.array(right(items, name, world), { minLength: minItems, maxLength: minItems + 1 });
  }
  if (kind === "string") return fc.constantFrom(...(MEANT[format ?? ""] ?? ["Pérez", "ñandú 7"]));
  return fc.constant({});
}

/** Values for a field by its name, if its schema does not say enough. */
function meaning(name: string, { tenant, own }: World): unknown[] | undefined {
  const known: Record<string, unknown[] | undefined> = {
    _id: own.id ?? own.contactId,
    folderId: own.folderId,
    contactId: own.contactId,
    folderIds: [own.folderId],
    itemIds: own.folderId?.map((id) => [id]),
    userId: [tenant.userId],
    responsibleId: [tenant.userId],
    reviewerId: [tenant.userId, null],
    personId: [tenant.userId],
    openedBy: own.movement ?? [null],
    practiceId: [tenant.userId],
    memberIds: [[tenant.userId], []],
    sections: ["dashboard", "folders,matters", "people"],
    token: own.proof,
    type: own.type,
    email: [tenant.email],
  };
  return known[name] ?? MEANT[name];
}

const P256DH =
  "BCpGhou7SsfZ2kBLF1YNwH9C7tigtm9OIxKnY_4131JlhTovsnqMFDUILZdcN5lehGDDth7hQGBgsf5Xuyq9mmY";
const LATE = "2026-03-02T15:00:00.000Z";

const MEANT: Record<string, unknown[]> = {
  date: ["2026-03-02", "2024-02-29"],
  "date-time": ["2026-03-02T12:00:00.000Z"],
  end: [LATE],
  to: ["2026-04-01"],
  hasta: ["2026-04-01"],
  desde: ["2025-04-01"],
  types: ["task,event", "event"],
  sources: ["manual"],
  dateRange: ["2026-01-01..2026-12-31"],
  "filter[dateRange]": ["2026-01-01..2026-12-31"],
  fields: ["createdAt"],
  cursor: [undefined],
  // Two days in order.
  initialDateFolder: ["2024-02-29"],
  finalDateFolder: ["2026-03-02"],
  q: ["pérez"],
  sections: ["dashboard", "tasks,dataQuality"],
  month: ["2026-11"],
  password: ["Foja-de-prueba-1"],
  currentPassword: ["Foja-de-prueba-1"],
  newPassword: ["Otra-de-prueba-2"],
  code: ["123456"],
  picture: ["https://ejemplo.com.ar/a.png"],
  taxCode: ["20-12345678-6", null],
  phone: ["+54 11 4321-0000"],
  document: ["12.345.678"],
  cuit: ["20-12345678-6"],
  cbu: [null],
  color: ["#1890ff"],
  link: ["https://ejemplo.com.ar/"],
  hour: ["08:00"],
  number: ["CIV 7/2024"],
  googleCalendarId: ["g1", "g2", null],
  endpoint: ["https://fcm.googleapis.com/fcm/send/x"],
  p256dh: [P256DH],
  auth: ["A".repeat(22)],
  size: [1000],
};
