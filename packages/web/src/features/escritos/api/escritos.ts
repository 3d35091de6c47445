import type { Content } from "@foja/core/practice/escrito-templates/content.schema";
import type {
  CreateTemplate,
  EscritoTemplate,
  TemplateVariable,
  UpdateTemplate,
} from "@foja/core/practice/escrito-templates/template.schema";
import type {
  Escrito,
  EscritoStatus,
  EscritoStatusChange,
  EscritoVersion,
  ListedEscrito,
  UpdateEscrito,
} from "@foja/core/practice/escritos/escrito.schema";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { answer, toApiError } from "~/lib/api/answer";
import { apiFetch, client } from "~/lib/api/client";
import { sendFile } from "~/lib/api/send-file";
import { ESCRITOS } from "~/lib/escritos/calls";
import { announced } from "~/lib/files/choice";
import { nextPage, type PageParam } from "~/lib/records/pages";
import { saveBlob } from "~/lib/save-blob";

const calls = client.api.escritos;
const one = calls[":id"];
const templates = calls.templates;

const over = (version: number) => ({ headers: { "If-Match": `"${version}"` } });
const once = (key: string) => ({ headers: { "Idempotency-Key": key } });

type Wanted = { folderId?: string; status?: EscritoStatus };

/** The writs of a case, or of the practice, by their state, the newest first. */
export const escritoList = (wanted: Wanted) =>
  infiniteQueryOptions({
    queryKey: [ESCRITOS, "list", wanted],
    queryFn: async ({ pageParam: { limit, cursor }, signal }) => {
      const query = { ...wanted, limit: String(limit), ...(cursor && { cursor }) };
      const page = await answer(calls.$get({ query }, { init: { signal } }));
      return { rows: page.escritos as ListedEscrito[], nextCursor: page.nextCursor };
    },
    initialPageParam: { limit: 50 } as PageParam,
    getNextPageParam: nextPage,
  });

/** One writ, with its text. */
export const getEscrito = (id: string) =>
  queryOptions({
    queryKey: [ESCRITOS, "one", id],
    queryFn: async ({ signal }): Promise<Escrito> =>
      (await answer(one.$get({ param: { id } }, { init: { signal } }))).escrito,
  });

/** Changes a writ, if it still has the version that was read. */
export const updateEscrito = async (id: string, json: UpdateEscrito, version: number) =>
  (await answer(one.$put({ param: { id }, json }, over(version)))).escrito as Escrito;

/** Changes the state of a writ, if it still has the version that was read. */
export const setStatus = async (id: string, json: EscritoStatusChange, version: number) =>
  (await answer(one.status.$patch({ param: { id }, json }, over(version)))).escrito as Escrito;

/** The earlier texts of a writ, the latest first. */
export const getVersions = (id: string, version: number) =>
  queryOptions({
    queryKey: [ESCRITOS, "versions", id, version],
    queryFn: async ({ signal }): Promise<EscritoVersion[]> => {
      const asked = one.versions.$get({ param: { id }, query: {} }, { init: { signal } });
      return (await answer(asked)).versions as EscritoVersion[];
    },
  });

/** Makes an earlier text the present one. */
export const bringBack = async (id: string, number: number, version: number) => {
  const param = { id, number: String(number) };
  const restored = one.versions[":number"].restore.$post({ param }, over(version));
  return (await answer(restored)).escrito as Escrito;
};

/** Downloads a writ as it is saved. */
export async function downloadPaper(id: string, title: string, as: "pdf" | "docx"): Promise<void> {
  const response = await apiFetch(`/api/escritos/${encodeURIComponent(id)}/${as}`);
  if (!response.ok) throw await toApiError(response);
  saveBlob(`${title}.${as}`, await response.blob());
}

/** Uploads the receipt of a filing as a document of the case. Returns its id. */
export async function uploadReceipt(file: File, folderId: string | null): Promise<string> {
  const json = { ...announced(file), folderId };
  const { document, upload } = await answer(client.api.documents.$post({ json }));
  await sendFile(upload, file, { signal: new AbortController().signal, onProgress: () => {} });
  const param = { id: document._id };
  await answer(client.api.documents[":id"].complete.$post({ param }));
  return document._id;
}

/** Every template: the practice's own, then those of Foja. */
export const templateList = () =>
  queryOptions({
    queryKey: [ESCRITOS, "templates"],
    queryFn: async ({ signal }): Promise<EscritoTemplate[]> =>
      (await answer(templates.$get({}, { init: { signal } }))).templates as EscritoTemplate[],
  });

/** The data that templates may name. */
export const variableList = () =>
  queryOptions({
    queryKey: [ESCRITOS, "variables"],
    queryFn: async ({ signal }): Promise<TemplateVariable[]> =>
      (await answer(templates.variables.$get({}, { init: { signal } }))).variables,
    staleTime: Number.POSITIVE_INFINITY,
  });

type Previewed = { folderId: string; templateId?: string; text?: string };

/** A template, or the text of one, over a case. */
export const previewOf = (json: Previewed) =>
  queryOptions({
    queryKey: [ESCRITOS, "preview", json],
    queryFn: async ({ signal }): Promise<Content> =>
      (await answer(templates.preview.$post({ json }, { init: { signal } }))).content as Content,
    retry: false,
  });

export const createTemplate = async (json: CreateTemplate, key: string) =>
  (await answer(templates.$post({ json }, once(key)))).template as EscritoTemplate;

/** Changes a template, if it still has the version that was read. */
export const updateTemplate = async (id: string, json: UpdateTemplate, version: number) =>
  (await answer(templates[":id"].$put({ param: { id }, json }, over(version))))
    .template as EscritoTemplate;

/** Deletes a template; answers a sentence. */
export const deleteTemplate = async (id: string): Promise<string> =>
  (await answer(templates[":id"].$delete({ param: { id } }))).message;
