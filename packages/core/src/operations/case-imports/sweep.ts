import { inPractice } from "../../kernel/actor";
import { now } from "../../kernel/clock";
import { walk } from "../../kernel/dynamo";
import { Reactions } from "../../kernel/reactions";
import { busyRanges, type ImportItem } from "./case-import.item";
import { edit, isLeased } from "./store";

/** After so long an import that is still being written has failed, in ms. */
const GIVEN_UP_MS = 24 * 3600_000;

/** How many imports have work left, how many of them nobody did, and how many were given up. */
export type Swept = { busy: number; resumed: number; givenUp: number };

/** Resumes every import that stands still: a run died, a fact was lost, or a portal was down. */
export async function sweep(): Promise<Swept> {
  const done: Swept = { busy: 0, resumed: 0, givenUp: 0 };
  for (const range of busyRanges()) {
    for await (const item of walk<ImportItem>({ ...range, limit: 100 })) {
      done.busy += 1;
      if (isHopeless(item)) {
        await giveUp(item);
        done.givenUp += 1;
      } else if (await resume(item)) done.resumed += 1;
    }
  }
  return done;
}

const isHopeless = ({ status, startedAt }: ImportItem) =>
  status === "saving" && now() - Date.parse(startedAt ?? "") > GIVEN_UP_MS;

/** It may then be undone, and another may start. */
const giveUp = ({ userId, _id }: ImportItem): Promise<unknown> =>
  inPractice(userId, () =>
    edit(_id, ({ status }) => (status === "saving" ? { status: "failed" } : {})),
  );

async function resume(item: ImportItem): Promise<boolean> {
  const { userId: ownerId, _id: importId, status } = item;
  const carries = status !== "looking" || item.links.done < item.links.wanted;
  const [carry, look] = [
    carries && !isLeased(item, "carry"),
    status === "looking" && !isLeased(item, "look"),
  ];
  if (carry) await Reactions.publish("caseImport.started", { ownerId, importId });
  if (look) await Reactions.publish("caseImport.looking", { ownerId, importId });
  return carry || look;
}
