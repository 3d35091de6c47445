import { messageOf } from "../api/messages";
import { notify } from "../notify";

/** Brings a file down from the address that is asked for; says it where there is none. */
export async function download(address: Promise<string>): Promise<void> {
  try {
    // Answered as an attachment: the page stays where it is.
    location.assign(await address);
  } catch (error) {
    notify.error(messageOf(error));
  }
}
