import type * as z from "zod";
import { useOwner } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import {
  commit,
  insert,
  query,
  get as read,
  remove as removal,
  replace,
  tryCommit,
} from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { Idempotency } from "../../kernel/idempotency";
import { faultsOf, faultText } from "./render.rules";
import { SHIPPED, shippedOf } from "./shipped.rules";
import type { ShippedTemplate } from "./shipped-template.rules";
import { present, type TemplateItem, templateKey, templatesRange, toItem } from "./template.item";
import type {
  createTemplate,
  EscritoTemplate,
  TemplateVariable,
  updateTemplate,
} from "./template.schema";
import { LISTS, VARIABLES } from "./variables.rules";

/** How many templates of its own a practice may have. */
const MOST_OWN = 200;

const notFound = () => new AppError("escritoTemplate.not_found", "No encontramos ese modelo.");
const stale = () =>
  new AppError("version.stale", "El modelo cambió mientras lo editabas. Revisá los datos.");

const shown = ({ _id, title, about, side, norms, text }: ShippedTemplate): EscritoTemplate => ({
  ...{ _id, title, about, side, text, norms: [...norms] },
  ...{ shipped: true, createdAt: null, updatedAt: null, version: 1 },
});

/** Every template: the practice's own by name, then those that come with Foja. */
export async function list(): Promise<EscritoTemplate[]> {
  const { items } = await query<TemplateItem>({ ...templatesRange(useOwner()), limit: MOST_OWN });
  const own = items.map(present).sort((a, b) => a.title.localeCompare(b.title, "es-AR"));
  return [...own, ...SHIPPED.map(shown)];
}

/** A template, of the practice or of Foja. Throws `escritoTemplate.not_found`. */
export async function get(id: string): Promise<EscritoTemplate> {
  const shipped = shippedOf(id);
  return shipped ? shown(shipped) : present(await find(id));
}

async function find(id: string): Promise<TemplateItem> {
  if (shippedOf(id)) throw new AppError("escritoTemplate.shipped", SHIPPED_STAYS);
  if (!isId("escritoTemplate", id)) throw notFound();
  return (await read<TemplateItem>(templateKey(useOwner(), id))) ?? Promise.reject(notFound());
}

const SHIPPED_STAYS = "Ese modelo es de Foja: hacé una copia y cambiala.";

/** Saves a template of the practice. Throws a sentence that says where its text is wrong. */
export async function create(given: z.output<typeof createTemplate>): Promise<EscritoTemplate> {
  assertSound(given.text);
  const ownerId = useOwner();
  const { items } = await query({ ...templatesRange(ownerId), limit: MOST_OWN });
  if (items.length >= MOST_OWN) {
    throw new AppError(
      "request.invalid",
      `Modelos: el estudio tiene ${MOST_OWN}, que es el máximo.`,
    );
  }
  const at = nowIso();
  const record = {
    ...{ _id: Idempotency.mint("escritoTemplate"), userId: ownerId, createdAt: at, updatedAt: at },
    ...{ title: given.title, about: given.about ?? null, text: given.text },
  };
  // Refused where this same request already wrote it.
  await tryCommit(insert(toItem(record, 1)));
  return get(record._id);
}

/** Throws the faults of a template: the first as the message, each with its place. */
export function assertSound(text: string): void {
  const faults = faultsOf(text);
  const [first] = faults;
  if (!first) return;
  const details = faults.map((one) => ({ path: "text", message: faultText(one) }));
  throw new AppError("request.invalid", faultText(first), { details });
}

/** Changes the given fields of a template. Throws `version.stale` unless it has `ifVersion`. */
export async function update(
  id: string,
  given: z.output<typeof updateTemplate>,
  ifVersion?: number,
): Promise<EscritoTemplate> {
  const found = await find(id);
  if (ifVersion !== undefined && ifVersion !== found.version) throw stale();
  if (given.text !== undefined) assertSound(given.text);
  const { pk, sk, type, version, ...record } = found;
  const next = toItem({ ...record, ...given, updatedAt: nowIso() }, version);
  await commit(replace(next, found));
  return present({ ...next, version: version + 1 });
}

/** Deletes a template of the practice; the writs that were made from it stay. */
export async function remove(id: string): Promise<void> {
  await commit(removal(await find(id)));
}

/** Every datum and list that templates may name, in the order of the palette. */
export function variables(): TemplateVariable[] {
  const data = VARIABLES.map(({ name, label, group, about, kind }) => ({
    ...{ name, label, group, about, kind },
    ...{ written: `{{${name}}}`, fields: [] },
  }));
  const lists = LISTS.map(({ name, label, group, about, fields }) => ({
    ...{ name, label, group, about, kind: "list" as const, fields: [...fields] },
    written: `{{#cada ${name}}}{{${fields[0]?.name}}}{{/cada}}`,
  }));
  return [...data, ...lists];
}
