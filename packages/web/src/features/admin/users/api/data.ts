import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const person = client.api.admin.users[":userId"];

/** The exports of an account; administrators get no URL of them. */
export const personExports = (userId: string) =>
  queryOptions({
    queryKey: ["people", userId, "exports"],
    queryFn: async ({ signal }) =>
      (await answer(person.exports.$get({ param: { userId } }, { init: { signal } }))).exports,
  });

export const askPersonExport = (userId: string) =>
  answer(person.exports.$post({ param: { userId } }));

export const askPersonErasure = (userId: string) =>
  answer(person.erasure.$post({ param: { userId } }));

export const undoPersonErasure = (userId: string) =>
  answer(person.erasure.$delete({ param: { userId } }));
