import * as Sockets from "../../kernel/ports/sockets";
import type { Connection } from "./connection.item";
import { forget } from "./connections";

/** How many sockets were written to, were already disconnected, or failed. */
export type Sent = { sent: number; gone: number; failed: number };

/** Sends texts to a socket in order; deletes the connection of a disconnected one. */
export async function reach(connection: Connection, texts: readonly string[]): Promise<keyof Sent> {
  try {
    for (const text of texts) {
      if ((await Sockets.post(connection._id, text)) === "sent") continue;
      await forget(connection);
      return "gone";
    }
    return "sent";
  } catch {
    // Closed after it missed a frame, it reconnects and gets all that is pending.
    await Sockets.close(connection._id).catch(() => undefined);
    return "failed";
  }
}
