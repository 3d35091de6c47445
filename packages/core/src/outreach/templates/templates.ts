import { useUser } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { commit, get, insert, page, pageOf, replace, stale } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId, newId } from "../../kernel/id";
import { cleanHtml } from "../../kernel/safe-html.rules";
import { textOf } from "./plain";
import {
  rowOf,
  type TemplateItem,
  templateKey,
  templatesRange,
  toItem,
  toVersionItem,
  type VersionItem,
  versionKey,
  versionOf,
  versionRowOf,
  versionsRange,
  wholeOf,
} from "./template.item";
import type { SaveTemplate, Template, TemplateVersion } from "./template.schema";

type Paging = { limit: number; cursor?: string };

/** One page of the templates, newest first. */
export async function list({ limit, cursor }: Paging) {
  const wanted = ({ archivedAt }: TemplateItem) => archivedAt === null;
  const { items, nextCursor } = await pageOf({ ...templatesRange, limit }, wanted, cursor);
  return { templates: items.map(rowOf), nextCursor };
}

/** A template with its newest version. Throws `template.not_found`. */
export async function find(id: string): Promise<Template> {
  const item = await found(id);
  return wholeOf(rowOf(item), await ofVersion(id, item.version));
}

/** The newest version of a template. Throws `template.not_found`. */
export const version = async (id: string): Promise<TemplateVersion> =>
  ofVersion(id, (await found(id)).version);

/** One version of a template, archived or not. Throws `template.not_found`. */
export async function ofVersion(id: string, number: number): Promise<TemplateVersion> {
  const isNumber = Number.isInteger(number) && number > 0;
  if (!isNumber || !isId("template", id)) throw missing();
  const item = await get<VersionItem>(versionKey(id, number));
  if (!item) throw missing();
  return versionOf(item);
}

/** One page of the versions of a template, newest first. Throws `template.not_found`. */
export async function versions(id: string, { limit, cursor }: Paging) {
  await found(id);
  const { items, nextCursor } = await page<VersionItem>({ ...versionsRange(id), limit }, cursor);
  return { versions: items.map(versionRowOf), nextCursor };
}

/** The content to store: sanitised, and with a derived text part where none was written. */
export function kept(given: SaveTemplate): Omit<SaveTemplate, "name"> & { isTextEdited: boolean } {
  const { subject, preheader, blocks } = given;
  const html = cleanHtml(given.html);
  const isTextEdited = given.text.trim() !== "";
  const text = isTextEdited ? given.text : textOf(html);
  return { subject, preheader, html, text, isTextEdited, blocks };
}

/** Creates a template. */
export async function create(given: SaveTemplate): Promise<Template> {
  const at = nowIso();
  const { name, subject, preheader } = given;
  const _id = newId("template");
  const row = { _id, name, subject, preheader, version: 1, createdAt: at, updatedAt: at };
  const saved = versionFrom(_id, 1, given);
  await commit(insert(toItem(row)), insert(toVersionItem(saved)));
  return wholeOf(row, saved);
}

/** Saves a template as its next version. Throws `template.not_found`, `version.stale`. */
export async function update(id: string, given: SaveTemplate, ifVersion?: number) {
  const item = await found(id);
  if (ifVersion !== undefined && ifVersion !== item.version) throw stale();
  const { name, subject, preheader } = given;
  const next = item.version + 1;
  const row = { ...rowOf(item), name, subject, preheader, updatedAt: nowIso(), version: next };
  const saved = versionFrom(id, next, given);
  await commit(replace(toItem(row), item, stale), insert(toVersionItem(saved)));
  return wholeOf(row, saved);
}

/** Restores an earlier version, as the next one. Throws `template.not_found`, `version.stale`. */
export async function restore(id: string, number: number, ifVersion?: number): Promise<Template> {
  return update(id, writtenIn(await ofVersion(id, number)), ifVersion);
}

/** Creates a copy of a template. Throws `template.not_found`. */
export async function duplicate(id: string): Promise<Template> {
  const given = writtenIn(await version(id));
  return create({ ...given, name: copyOf(given.name) });
}

const copyOf = (name: string) => `Copia de ${[...name].slice(0, 100).join("")}`;

/** Removes a template from the list; mails of it, sent or queued, keep its versions. */
export async function archive(id: string, ifVersion?: number): Promise<void> {
  const item = await found(id);
  if (ifVersion !== undefined && ifVersion !== item.version) throw stale();
  await commit(replace({ ...item, archivedAt: nowIso() }, item, stale));
}

function versionFrom(templateId: string, number: number, given: SaveTemplate): TemplateVersion {
  return {
    ...{ templateId, version: number, name: given.name, savedAt: nowIso() },
    savedBy: useUser().userId,
    ...kept(given),
  };
}

const writtenIn = ({
  name,
  subject,
  preheader,
  html,
  text,
  isTextEdited,
  blocks,
}: TemplateVersion): SaveTemplate => ({
  ...{ name, subject, preheader, html, blocks },
  text: isTextEdited ? text : "",
});

async function found(id: string): Promise<TemplateItem> {
  const item = isId("template", id) ? await get<TemplateItem>(templateKey(id)) : undefined;
  if (!item || item.archivedAt !== null) throw missing();
  return item;
}

const missing = () => new AppError("template.not_found", "No encontramos esa plantilla.");
