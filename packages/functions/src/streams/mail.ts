import { Auth } from "@foja/core/auth";
import { Sessions } from "@foja/core/sessions";
import { forEachRecord } from "./records";

/** Sends the letters that were asked for, and tells of sign-ins from a new device. */
export const handler = forEachRecord(async (item) => {
  if (item.type === "mail") await Auth.deliverLetter(String(item._id));
  if (item.type === "session") await Auth.tellNewSignIn(Sessions.fromSessionItem(item));
});
