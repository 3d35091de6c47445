import { answer } from "~/lib/api/answer";
import { client } from "~/lib/api/client";

/** Hides a case everywhere; it can come back for thirty days. */
export const deleteFolder = (id: string) =>
  answer(client.api.folders[":id"].$delete({ param: { id } }));

/** Brings a deleted case back, if the plan has room. */
export const restoreFolder = (id: string) =>
  answer(client.api.folders[":id"].restore.$post({ param: { id } }));
