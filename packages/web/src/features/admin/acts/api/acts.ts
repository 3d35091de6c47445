import type { CourtAct, CreateAct } from "@foja/core/law/deadlines/act.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const calls = client.api.admin["court-acts"];

/** Every act that was added for all practices. */
export const courtActs = () =>
  queryOptions({
    queryKey: ["court-acts"],
    queryFn: async ({ signal }): Promise<CourtAct[]> =>
      (await answer(calls.$get({}, { init: { signal } }))).acts,
  });

/** Adds an act for every practice. */
export const addAct = (json: CreateAct) => answer(calls.$post({ json }));

/** Takes an act back. */
export const removeAct = ({ jurisdiccion, _id }: CourtAct) =>
  answer(calls[":jurisdiccion"][":id"].$delete({ param: { jurisdiccion, id: _id } }));
