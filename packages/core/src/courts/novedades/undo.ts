import { Scheduling } from "../../agenda/scheduling";
import { staysText } from "../../agenda/scheduling/scheduling.rules";
import { commit } from "../../kernel/dynamo";
import { Escritos } from "../../practice/escritos";
import { Folders } from "../../practice/folders";
import type { Novedad } from "./novedad.schema";
import { find, notFound, planned, presentOne, retryRaces } from "./store";

type Undone = { novedad: Novedad; message: string };

/**
 * Undoes the handling of a novedad: it is pending again, and what it scheduled is removed in the
 * same commit. What was changed there since stays, and the message says so. If it was already
 * undone, returns it unchanged.
 */
export function undo(id: string): Promise<Undone> {
  return retryRaces(() => attempt(id));
}

async function attempt(id: string): Promise<Undone> {
  const read = await find(id);
  if (read.state === "new" || read.state === "seen") {
    return { novedad: await presentOne(read), message: "La novedad está en la bandeja." };
  }
  await Folders.assertSeen(read.folderId, notFound);
  const { item, writes } = planned(read, { state: "new", scheduled: null, escritoId: null });
  const { scheduled } = read;
  // By itself, and first: both count in the case, and a run that dies here is done again.
  const draftStays = read.escritoId ? await Escritos.takeBack(read.escritoId) : false;
  const agenda = scheduled ? await Scheduling.planUndo(scheduled) : { writes: [], stays: [] };
  await commit(...writes, ...agenda.writes);
  return {
    novedad: await presentOne(item),
    message: [
      BACK,
      ...(agenda.stays.length > 0 ? [staysText(agenda.stays)] : []),
      ...(draftStays ? [DRAFT_STAYS] : []),
    ].join(" "),
  };
}

const DRAFT_STAYS = "Queda el escrito: ya se trabajó en él.";
const BACK = "La novedad volvió a la bandeja.";
