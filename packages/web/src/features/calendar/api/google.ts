import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

const api = client.api["google-calendar"];

/** Goes to Google's page of consent. */
export async function connectGoogle(): Promise<void> {
  const { url } = await answer(api.link.$post());
  window.location.assign(url);
}

/** Links with the account that came back from Google. */
export const completeGoogle = (json: { code: string; state: string; replace?: boolean }) =>
  answer(api.link.complete.$post({ json }));

/** Asks for a synchronisation now. */
export const syncGoogle = () => answer(api.sync.$post());

/** Changes what Google gets to see, and which calendars' busy times are read. */
export const setGoogle = (json: { busyOnly?: boolean; busyCalendars?: string[] }) =>
  answer(api.link.$patch({ json }));

/** Answers what to do with the deletions at which a synchronisation stopped. */
export const answerDeletions = (choice: "delete" | "keep") =>
  answer(api.deletions.$post({ json: { answer: choice } }));

/** How many imported events go when the link ends. */
export const previewDisconnect = async () =>
  (await answer(api.link.$delete({ query: { preview: "true" } }))).removed;

/** Ends the link. */
export const disconnectGoogle = () => answer(api.link.$delete({ query: {} }));

/** Chooses between what an event said here and what Google said at the same time. */
export const settleConflict = async (id: string, keep: "google" | "foja") => {
  const call = client.api.events[":id"]["google-conflict"];
  return (await answer(call.$post({ param: { id }, json: { keep } }))).event;
};
