import type * as z from "zod";
import { Plans } from "../../billing/plans";
import { useUser } from "../../kernel/actor";
import { nowIso } from "../../kernel/clock";
import { commit, insert, removeAny, type Write } from "../../kernel/dynamo";
import { AppError, invalid } from "../../kernel/error";
import type { Kept, Planned } from "../../kernel/records";
import { EscritoTemplates } from "../escrito-templates";
import { missingOf } from "../escrito-templates/content.rules";
import type { Content } from "../escrito-templates/content.schema";
import { MOST_CONTENT } from "../escrito-templates/content.schema";
import { render } from "../escrito-templates/render.rules";
import type { previewTemplate } from "../escrito-templates/template.schema";
import { Folders } from "../folders";
import { textOf } from "./earlier";
import {
  counted,
  type EscritoItem,
  type EscritoRecord,
  earlierKey,
  presentListed,
  toEarlier,
} from "./escrito.item";
import { keepsEarlier, MOST_EARLIER } from "./escrito.rules";
import type { createEscrito, Escrito, listEscritos, updateEscrito } from "./escrito.schema";
import { type About, caseDataOf } from "./facts";
import { factsOf } from "./facts.rules";
import { reviewerChecks } from "./reviewer";
import { store } from "./store";

type Create = z.input<typeof createEscrito> & Pick<About, "movement">;
type Update = z.output<typeof updateEscrito>;
type List = z.output<typeof listEscritos>;

/**
 * Writes a writ from a template over a case, its calculation, its movement and its deadline; of a
 * novedad, `movement` is what it says. Throws a sentence on what does not exist, and
 * `plan.feature_missing`.
 */
export async function create(given: Create): Promise<Escrito> {
  const draft = await drafted(given);
  return store.create(draft, ...Folders.recount(undefined, counted(draft)));
}

/** The writes of `create`, for a commit with others. Throws as it does. */
export async function plan(given: Create): Promise<Planned<Escrito>> {
  const draft = await drafted(given);
  return store.planned(draft, ...Folders.recount(undefined, counted(draft)));
}

async function drafted(given: Create): Promise<Kept<EscritoRecord>> {
  const { folderId, novedadId = null, calculatorId = null, deadlineId = null } = given;
  const [template] = await Promise.all([
    templateOf(given.templateId),
    Plans.assertFeature("documents"),
  ]);
  const data = await caseDataOf(aboutOf(given));
  const content = render(template.text, factsOf(data));
  assertFits(content);
  return store.draft({
    ...{ folderId, folderName: data.folder.folderName, templateId: template._id },
    ...{ title: template.title, content, missing: missingOf(content), status: "borrador" },
    ...{ novedadId, calculatorId, deadlineId, reviewerId: null, filedAt: null, receipt: null },
    ...{ documents: {}, kept: 0, keptAt: null, writtenBy: useUser().userId },
  });
}

/** Deletes a writ again, if nobody worked on it. Returns whether it stays. */
export async function takeBack(id: string): Promise<boolean> {
  const taken = await store.planTakingBack(id);
  if (taken === "changed" || taken === "gone") return taken === "changed";
  await commit(...taken.writes, ...Folders.recount(counted(taken.read)));
  return false;
}

const aboutOf = ({ folderId, calculatorId, movement, deadlineId }: Create): About => ({
  ...{ folderId, calculatorId, movement, deadlineId },
});

async function templateOf(id: string) {
  try {
    return await EscritoTemplates.get(id);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "escritoTemplate.not_found") throw error;
    throw invalid("templateId", "Modelo: no encontramos ese modelo.");
  }
}

/**
 * A template, or the text of one, over a case, as a preview: nothing is stored. Throws a sentence on
 * a wrong text with its place.
 */
export async function preview(given: z.output<typeof previewTemplate>): Promise<Content> {
  const { text, templateId, folderId, calculatorId } = given;
  const source = text ?? (await templateOf(templateId ?? "")).text;
  if (text !== undefined) EscritoTemplates.assertSound(text);
  return render(source, factsOf(await caseDataOf({ folderId, calculatorId })));
}

function assertFits(content: Content): void {
  if (JSON.stringify(content).length <= MOST_CONTENT) return;
  throw invalid("content", "Contenido: el escrito es demasiado largo. Partilo en dos.");
}

/** One writ. Throws `escrito.not_found` for another practice's as for none. */
export const get = (id: string): Promise<Escrito> => store.get(id);

/** The writs of these ids that are not deleted, by id. */
export const several = (ids: string[]): Promise<Map<string, Escrito>> => store.several(ids);

/** One page of the writs of a case or of the practice, the newest first, without their texts. */
export async function list({ status, ...asked }: List) {
  const wanted = (item: EscritoItem) => !status || item.status === status;
  const { items, nextCursor } = await Folders.listEntries("escrito", asked, wanted);
  return { escritos: items.map(presentListed), nextCursor };
}

export const filedAlready = () =>
  new AppError("escrito.filed", "El escrito ya se presentó: no se puede cambiar.");

/**
 * Changes the given fields. A text that changes is a draft again; the one before is kept where
 * another person wrote it, or in another sitting. Throws `version.stale` and `escrito.filed`.
 */
export async function update(id: string, given: Update, ifVersion?: number): Promise<Escrito> {
  const read = await store.find(id);
  store.assertVersion(read, ifVersion);
  if (read.status === "presentado") throw filedAlready();
  const { content, ...fields } = given;
  const changes = content && JSON.stringify(content) !== JSON.stringify(read.content);
  const checks = reviewerChecks(fields.reviewerId);
  if (!changes) return store.change(read, { ...read, ...fields }, ...checks);
  assertFits(content);
  return rewrite(read, { ...fields, content }, checks);
}

type Rewriting = Partial<Pick<EscritoRecord, "title" | "reviewerId">> & { content: Content };

function rewrite(read: Kept<EscritoRecord>, given: Rewriting, checks: Write[]): Promise<Escrito> {
  const [by, at] = [useUser().userId, nowIso()];
  const isKept = keepsEarlier(read, by, at);
  const next = {
    ...{ ...read, ...given, missing: missingOf(given.content), writtenBy: by },
    status: "borrador" as const,
    ...(isKept && { kept: read.kept + 1, keptAt: at }),
  };
  return store.change(read, next, ...(isKept ? keptWrites(read, at) : []), ...checks);
}

/** The writes that keep the present text, and let go the oldest of too many. */
function keptWrites(read: Kept<EscritoRecord>, at: string): Write[] {
  const oldest = read.kept + 1 - MOST_EARLIER;
  const gone = oldest > 0 ? [removeAny(earlierKey(read.userId, read._id, oldest))] : [];
  return [insert(toEarlier(read, at)), ...gone];
}

/** Makes an earlier text the present one; the present one is kept. */
export async function bringBack(id: string, number: number, ifVersion?: number): Promise<Escrito> {
  const read = await store.find(id);
  store.assertVersion(read, ifVersion);
  if (read.status === "presentado") throw filedAlready();
  const { title, content } = await textOf(id, number);
  const at = nowIso();
  const next = {
    ...{ ...read, title, content, missing: missingOf(content), status: "borrador" as const },
    ...{ kept: read.kept + 1, keptAt: at, writtenBy: useUser().userId },
  };
  return store.change(read, next, ...keptWrites(read, at));
}

/** Deletes a writ: restorable for 30 days. One that was filed stays. */
export async function remove(id: string): Promise<Escrito> {
  const read = await store.find(id);
  if (read.status === "presentado") {
    throw new AppError("escrito.filed", "El escrito ya se presentó: no se puede eliminar.");
  }
  return store.move(read, "deleted", ...Folders.recount(counted(read)));
}

/** Restores a deleted writ to its case. */
export async function restore(id: string): Promise<Escrito> {
  const read = await store.findOn(id, "deleted");
  const back = { ...read, ...(await Folders.caseNow(read)) };
  return store.move(back, "active", ...Folders.recount(undefined, counted(back)));
}
