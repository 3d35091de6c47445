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
  const draft = read.escritoId ? await Escritos.planTakingBack(read.escritoId) : [];
  const agenda = scheduled ? await Scheduling.planUndo(scheduled) : { writes: [], stays: [] };
  await commit(...writes, ...agenda.writes, ...draft);
  return {
    novedad: await presentOne(item),
    message: [
      BACK,
      ...(agenda.stays.length > 0 ? [staysText(agenda.stays)] : []),
      ...(read.escritoId && draft.length === 0 ? [DRAFT_STAYS] : []),
    ].join(" "),
  };
}

const DRAFT_STAYS = "Queda el escrito: ya se trabajó en él.";
const BACK = "La novedad volvió a la bandeja.";
