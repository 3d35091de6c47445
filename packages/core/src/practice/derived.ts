import { type Derived, unlessRemoved } from "../kernel/changes";
import { ownerOf } from "../kernel/dynamo";
import { Bundles } from "./bundles";
import { Documents } from "./documents";
import { Handovers } from "./handovers";
import { Incoming } from "./incoming";
import { Losing } from "./losing";
import { Tasks } from "./tasks";
import { Texts } from "./texts";

/** What follows from changes of what the practice stores, see `Derived`. */
export const derived: readonly Derived[] = [
  { type: "bundle", refresh: unlessRemoved(Bundles.follow) },
  // Its terms are counted by it.
  { type: "courtCalendar", refresh: unlessRemoved((item) => Losing.recount(ownerOf(item))) },
  {
    type: "task",
    refresh: async (_, before) => {
      if (before) await Tasks.sweepFiles(before as unknown as Tasks.TaskItem);
    },
  },
  {
    type: "document",
    refresh: async (item, before) => {
      if (item === before) await Documents.sweepFiles(item as unknown as Documents.DocumentItem);
    },
  },
  { type: "document", refresh: Texts.follow },
  {
    type: "letter",
    refresh: async (item, before) => {
      if (item === before) await Incoming.sweepObjects(item as unknown as Incoming.LetterItem);
    },
  },
  {
    type: "upload",
    refresh: async (item, before) => {
      if (item === before) await Documents.sweepUpload(item as unknown as Documents.UploadItem);
    },
  },
  {
    type: "handover",
    // Each stored step triggers the next.
    refresh: unlessRemoved(({ userId, personId }) =>
      Handovers.goOn(String(userId), String(personId)),
    ),
  },
];
