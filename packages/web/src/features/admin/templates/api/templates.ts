import type { SaveTemplate } from "@foja/core/outreach/templates/template.schema";
import { infiniteQueryOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const { templates } = client.api.marketing;
const one = templates[":id"];

type Cursor = { cursor?: string };
const FIRST: Cursor = {};

const next = ({ nextCursor }: { nextCursor?: string }): Cursor | undefined =>
  nextCursor ? { cursor: nextCursor } : undefined;

/** The templates, the newest first. */
export const templateList = () =>
  infiniteQueryOptions({
    queryKey: ["templates", "list"],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...pageParam, limit: "50" };
      return answer(templates.$get({ query: query as never }, { init: { signal } }));
    },
    initialPageParam: FIRST,
    getNextPageParam: next,
  });

/** The newest version of a template. */
export const readTemplate = (id: string) =>
  queryOptions({
    queryKey: ["templates", "one", id],
    queryFn: async ({ signal }) =>
      (await answer(one.$get({ param: { id } }, { init: { signal } }))).template,
  });

/** The versions of a template, the newest first. */
export const templateVersions = (id: string) =>
  infiniteQueryOptions({
    queryKey: ["templates", "versions", id],
    queryFn: ({ pageParam, signal }) => {
      const query = { ...pageParam, limit: "20" };
      return answer(
        one.versions.$get({ param: { id }, query: query as never }, { init: { signal } }),
      );
    },
    initialPageParam: FIRST,
    getNextPageParam: next,
  });

/** One version, with its content. */
export const readVersion = async (id: string, version: number) =>
  (await answer(one.versions[":version"].$get({ param: { id, version: String(version) } })))
    .version;

const match = (version: number) => ({ headers: { "If-Match": `"${version}"` } });

/** Creates a template, or saves one that still has the version that was read. */
export const saveTemplate = async (
  known: { _id: string; version: number } | null,
  json: SaveTemplate,
) =>
  known
    ? (await answer(one.$put({ param: { id: known._id }, json }, match(known.version)))).template
    : (await answer(templates.$post({ json }))).template;

export const duplicateTemplate = async (id: string) =>
  (await answer(one.duplicate.$post({ param: { id } }))).template;

export const archiveTemplate = async (id: string, version: number) =>
  (await answer(one.$delete({ param: { id } }, match(version)))).message;

/** Restores an earlier version as the newest. */
export const restoreVersion = async (id: string, version: number, newest: number) =>
  (
    await answer(
      one.versions[":version"].restore.$post(
        { param: { id, version: String(version) } },
        match(newest),
      ),
    )
  ).template;

/** The e-mail as a reader would get it: the person with that e-mail address, or oneself. */
export const previewTemplate = async (json: SaveTemplate & { readerEmail?: string }) =>
  (await answer(templates.preview.$post({ json }))).preview;

/** Sends the newest version to oneself; returns the text to show. */
export const sendTest = async (id: string) =>
  (await answer(one.test.$post({ param: { id } }))).message;

export const refreshTemplates = (cache: QueryClient) =>
  cache.invalidateQueries({ queryKey: ["templates"] });
