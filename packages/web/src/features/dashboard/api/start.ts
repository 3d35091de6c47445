import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const calls = client.api.start;

/** The practice's progress with its first steps. */
export const readStart = () =>
  queryOptions({
    queryKey: ["start"],
    queryFn: async ({ signal }) => (await answer(calls.$get({}, { init: { signal } }))).start,
  });

export const dismissStart = async () => (await answer(calls.dismiss.$post({}))).start;
export const loadExamples = async () => (await answer(calls.examples.$post({}))).start;
export const removeExamples = async () => (await answer(calls.examples.$delete({}))).start;

/** Reads every query again: examples are in all lists. */
export const refreshAll = (cache: QueryClient) => cache.invalidateQueries();
