import { gate } from "../api/client";
import { notify } from "../notify";
import { guestOf } from "./may";
import { loseSession } from "./session";
import { sessionStore } from "./store";

/**
 * Ends a session in somebody else's practice together with what is on screen, instead of asking for
 * the password over it: its person may not belong there any more. Returns a function that stops it.
 */
export function endGuests(): () => void {
  return gate.store.subscribe(() => {
    const practice = gate.store.get().open ? guestOf(sessionStore.get()) : null;
    if (!practice) return;
    // The call that opened the gate starts to wait after announcing it.
    queueMicrotask(() => {
      if (!sessionStore.get().isLoggedIn) return;
      if (loseSession()) notify.warning(`Tu sesión en ${practice.name} terminó.`);
    });
  });
}
