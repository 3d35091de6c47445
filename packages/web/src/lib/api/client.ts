import type { AppType } from "@foja/functions/client";
import { hc } from "hono/client";
import { leaveAgain } from "../session/leave";
import { sessionStore, token } from "../session/store";
import { notingDeletions } from "./deletions";
import { takeEarly } from "./early";
import { createGate } from "./gate";
import { createTransport } from "./transport";
import { notingWrites } from "./writing";

/** Where calls wait while the session-expired dialog is open. */
export const gate = createGate();

/** Where calls wait while the second factor is asked for again. */
export const freshGate = createGate();

/** The application's fetch. */
export const apiFetch = createTransport({
  fetch: notingWrites(
    notingDeletions((input, init) => takeEarly(input, init) ?? fetch(input, init)),
  ),
  token,
  isLoggedIn: () => sessionStore.get().isLoggedIn,
  leaving: leaveAgain,
  gate,
  freshGate,
});

/** Named, for the compiler writes out what has no name, and this is too long for that. */
type Client = ReturnType<typeof hc<AppType>>;

/** The API, typed by the API itself. `await answer(client.api.folders.$post({ json }))`. */
export const client: Client = hc<AppType>("/", { fetch: apiFetch });
