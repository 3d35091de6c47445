import type { OwnHand } from "@foja/core/accounts/auth/own-hand.schema";
import type { ExportRow } from "@foja/core/outreach/exports/export.schema";
import { queryOptions } from "@tanstack/react-query";
import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";
import { setUser } from "~/lib/session/session";

const { privacy } = client.api;

/** How often the list is read again while a ZIP is being made, in ms. */
const WAITING_MS = 15_000;

/** The exports of the account. */
export const exportList = () =>
  queryOptions({
    queryKey: ["exports"],
    queryFn: async ({ signal }) =>
      (await answer(privacy.exports.$get({}, { init: { signal } }))).exports,
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ status }) => status === "waiting") ? WAITING_MS : false,
  });

export const askExport = () => answer(privacy.export.$post());

/** The URL of a ZIP, valid for 15 minutes. It asks for the second factor again. */
export const linkOf = async ({ _id }: ExportRow) =>
  (await answer(privacy.exports[":id"].link.$post({ param: { id: _id } }))).url;

/** Requests the erasure of the account, and shows everywhere that it will happen. */
export async function askErasure(json: OwnHand) {
  const asked = await answer(privacy.erasure.$post({ json }));
  await readAgain();
  return asked;
}

/** Cancels the erasure. */
export async function undoErasure() {
  const undone = await answer(privacy.erasure.$delete());
  await readAgain();
  return undone;
}

const readAgain = async () => setUser((await answer(client.api.auth.me.$get())).user);
