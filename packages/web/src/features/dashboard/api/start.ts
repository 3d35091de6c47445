import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const calls = client.api.start;

/** How far the practice is with its first hour. */
export const readStart = () =>
  queryOptions({
    queryKey: ["start"],
    queryFn: async ({ signal }) => (await answer(calls.$get({}, { init: { signal } }))).start,
  });

export const dismissStart = async () => (await answer(calls.dismiss.$post({}))).start;
export const loadExamples = async () => (await answer(calls.examples.$post({}))).start;
export const removeExamples = async () => (await answer(calls.examples.$delete({}))).start;

/** Reads everything again: examples are in every list. */
export const refreshAll = (cache: QueryClient) => cache.invalidateQueries();
