import { get } from "../../kernel/dynamo";
import { Folders } from "../folders";
import { googleKey } from "./event.item";
import { outgoing, reborn } from "./outgoing";
import { relink, store } from "./store";

/**
 * An event is deleted and restored with its case; unlinked if its Google event was imported again.
 */
export const { goAlong, comeBack } = Folders.companion(store, {
  leaving: (read) => [...relink(read), ...outgoing(read, undefined)],
  returning: (back) => [...relink(undefined, back, null), ...outgoing(undefined, back)],
  asItReturns: async (read) => {
    const { userId, googleCalendarId } = read;
    if (read.mirrored) return reborn(read);
    const taken = googleCalendarId && (await get(googleKey(userId, googleCalendarId)));
    return taken ? { ...read, googleCalendarId: null, syncedWithGoogle: false } : read;
  },
});
