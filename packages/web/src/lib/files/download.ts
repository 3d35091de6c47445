import { messageOf } from "../api/messages";
import { notify } from "../notify";

/** Downloads a file from a pending address; shows a notice when the address cannot be had. */
export async function download(address: Promise<string>): Promise<void> {
  try {
    // It is served as an attachment: the page stays where it is.
    location.assign(await address);
  } catch (error) {
    notify.error(messageOf(error));
  }
}
