import * as Sockets from "../../kernel/ports/sockets";
import type { Connection } from "./connection.item";
import { forget } from "./connections";

/** How many sockets were written to, had nobody at their other end, or could not be written to. */
export type Sent = { sent: number; gone: number; failed: number };

/** Sends a socket some texts in their order, and forgets one at whose other end is nobody. */
export async function reach(connection: Connection, texts: readonly string[]): Promise<keyof Sent> {
  try {
    for (const text of texts) {
      if ((await Sockets.post(connection._id, text)) === "sent") continue;
      await forget(connection);
      return "gone";
    }
    return "sent";
  } catch {
    // It missed something and does not know: closed, it comes back and asks for all that waits.
    await Sockets.close(connection._id).catch(() => undefined);
    return "failed";
  }
}
