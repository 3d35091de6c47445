import { queryOptions } from "@tanstack/react-query";
import { answer } from "./api/answer";
import { client } from "./api/client";

/** The practices of the person: their own first, then those where they are members. */
export const practiceList = () =>
  queryOptions({
    queryKey: ["practices"],
    queryFn: async ({ signal }) =>
      (await answer(client.api.practices.$get({}, { init: { signal } }))).practices,
  });

/** Switches this session to another practice; answers like a sign-in. */
export const enterPractice = (id: string) =>
  answer(client.api.auth.practice.$post({ json: { practiceId: id } }));
