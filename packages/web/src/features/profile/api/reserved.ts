import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const { reserved } = client.api;

/** The beginning of the keys of reserved cases' queries. */
export const CLOSED = ["folders", "closed"];

/** The reserved cases that are hidden from who governs the practice. */
export const closedCases = () =>
  queryOptions({
    queryKey: CLOSED,
    queryFn: async ({ signal }) => (await answer(reserved.$get({}, { init: { signal } }))).cases,
  });

/** Opens one of them: its history records it, and its people are alerted. */
export const openCase = async (id: string) =>
  (await answer(reserved[":id"].open.$post({ param: { id } }))).folder;
