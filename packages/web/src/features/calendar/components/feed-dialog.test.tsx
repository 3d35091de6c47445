// @vitest-environment happy-dom
import { afterEach, it } from "vitest";
import { copies, shows } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { FeedDialog } from "./feed-dialog";

afterEach(clear);

const made = { createdAt: "2026-03-01T12:00:00.000Z", lastReadAt: null };
const url = "https://foja.ar/agenda/secreta.ics";

const showDialog = (feed: object | null) =>
  show(<FeedDialog onClose={() => {}} />, {
    answers: {
      "GET /api/calendar/feed": { success: true, feed },
      "POST /api/calendar/feed": { success: true, feed: { ...made, url } },
    },
  });

it("creates the secret address and copies it", async () => {
  const { press } = showDialog(null);
  await press("Crear la dirección", shows("Copiala ahora"));
  await press("Copiar", copies(url));
});

it("stops publishing the agenda", async () => {
  const { press, asks } = showDialog(made);
  await press("Dejar de publicar", asks("DELETE /api/calendar/feed"));
});
