import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const { reserved } = client.api;

/** How the keys of what is read of reserved cases begin. */
export const CLOSED = ["folders", "closed"];

/** The reserved cases that are kept from who governs the practice. */
export const closedCases = () =>
  queryOptions({
    queryKey: CLOSED,
    queryFn: async ({ signal }) => (await answer(reserved.$get({}, { init: { signal } }))).cases,
  });

/** Opens one of them: its history says so, and its people are alerted. */
export const openCase = async (id: string) =>
  (await answer(reserved[":id"].open.$post({ param: { id } }))).folder;
