import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const api = client.api["google-calendar"];

/** Opens Google's consent page. */
export async function connectGoogle(): Promise<void> {
  const { url } = await answer(api.link.$post());
  window.location.assign(url);
}

/** Links the account with which Google's consent page returned. */
export const completeGoogle = (json: { code: string; state: string; replace?: boolean }) =>
  answer(api.link.complete.$post({ json }));

/** Starts a synchronisation now. */
export const syncGoogle = () => answer(api.sync.$post());

/** Sets what Google sees, and the calendars whose busy times are read. */
export const setGoogle = (json: { busyOnly?: boolean; busyCalendars?: string[] }) =>
  answer(api.link.$patch({ json }));

/** Decides about the deletions at which a synchronisation stopped. */
export const answerDeletions = (choice: "delete" | "keep") =>
  answer(api.deletions.$post({ json: { answer: choice } }));

/** How many imported events are deleted when the link ends. */
export const previewDisconnect = async () =>
  (await answer(api.link.$delete({ query: { preview: "true" } }))).removed;

/** Ends the link. */
export const disconnectGoogle = () => answer(api.link.$delete({ query: {} }));

/** Chooses between the values of an event here and at Google, changed at the same time. */
export const settleConflict = async (id: string, keep: "google" | "foja") => {
  const call = client.api.events[":id"]["google-conflict"];
  return (await answer(call.$post({ param: { id }, json: { keep } }))).event;
};
