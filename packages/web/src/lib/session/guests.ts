import { gate } from "../api/client";
import { notify } from "../notify";
import { guestOf } from "./may";
import { loseSession } from "./session";
import { sessionStore } from "./store";

/**
 * A session that ended in somebody else's practice takes what is on screen along, instead of asking
 * for the password over it: its person may not belong there any more. Returns how to stop.
 */
export function endGuests(): () => void {
  return gate.store.subscribe(() => {
    const practice = gate.store.get().open ? guestOf(sessionStore.get()) : null;
    if (!practice) return;
    // The call that opened the gate starts to wait after saying so.
    queueMicrotask(() => {
      if (!sessionStore.get().isLoggedIn) return;
      if (loseSession()) notify.warning(`Tu sesión en ${practice.name} terminó.`);
    });
  });
}
