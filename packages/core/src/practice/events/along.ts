import { get } from "../../kernel/dynamo";
import { Folders } from "../folders";
import { googleKey } from "./event.item";
import { relink, store } from "./store";

/** An event goes along with its case; it returns by itself where its Google event came in again. */
export const { goAlong, comeBack } = Folders.companion(store, {
  leaving: (read) => relink(read),
  returning: (back) => relink(undefined, back, null),
  asItReturns: async (read) => {
    const { userId, googleCalendarId } = read;
    const taken = googleCalendarId && (await get(googleKey(userId, googleCalendarId)));
    return taken ? { ...read, googleCalendarId: null, syncedWithGoogle: false } : read;
  },
});
