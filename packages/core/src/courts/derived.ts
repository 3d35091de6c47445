import { isDeepStrictEqual } from "node:util";
import { type Derived, unlessRemoved } from "../kernel/changes";
import { Reactions } from "../kernel/reactions";

/** What follows from changes of cases for the courts, see `Derived`. */
export const derived: readonly Derived[] = [
  {
    type: "folder",
    // It was linked with another court file, which has to be read.
    refresh: unlessRemoved(async (item, before) => {
      const { court, purgeAt, causaAssociationStatus: status, userId, _id } = item;
      if (!court || purgeAt || status !== "pending") return;
      const wasPending = before?.causaAssociationStatus === "pending";
      if (wasPending && isDeepStrictEqual(before.court, court)) return;
      await Reactions.publish("folder.linked", { ownerId: String(userId), folderId: String(_id) });
    }),
  },
];
