// @vitest-environment happy-dom
import type { GoogleStatus } from "@foja/core/agenda/google/connection.schema";
import { afterEach, expect, it, vi } from "vitest";
import { calls, goesTo, shows, until } from "~/testing/press";
import { event } from "~/testing/samples/event";
import { clear, show } from "~/testing/stage";
import { GoogleBusyCalendars } from "./google-busy-calendars";
import { GoogleDeletions } from "./google-deletions";
import { GoogleDialog } from "./google-dialog";
import { GoogleConflict } from "./google-facts";
import GoogleReturn from "./google-return";

afterEach(clear);

const linked = {
  ...{ connected: true, email: "eva@gmail.com", state: "connected", inPlan: true, brake: null },
  ...{ skipped: { tooLong: 0, tooMany: 0 }, busyOnly: false, busyCalendars: [], progress: null },
  ...{ stats: {}, found: null, lastSync: null, nextSync: null, lastError: null, imageUrl: null },
} as unknown as GoogleStatus;

const showDialog = (googleCalendarStatus: Partial<GoogleStatus>) =>
  show(<GoogleDialog userId="usr_1" onClose={() => {}} />, {
    answers: {
      "GET /api/users/usr_1/google-calendar-status": { success: true, googleCalendarStatus },
      "POST /api/google-calendar/link": { success: true, url: "https://accounts.google.com/" },
      "DELETE /api/google-calendar/link": { success: true, removed: 3 },
    },
  });

it("opens Google's consent page", async () => {
  const { press } = showDialog({ ...linked, state: "disconnected" });
  const assign = vi.spyOn(location, "assign").mockReturnValue();
  await press("Conectar con Google", () =>
    expect(assign).toHaveBeenCalledWith("https://accounts.google.com/"),
  );
  assign.mockRestore();
});

it("synchronises now", async () => {
  const { press, asks } = showDialog(linked);
  await press("Sincronizar ahora", asks("POST /api/google-calendar/sync"));
});

it("counts what goes before it ends the link", async () => {
  const { press, asks } = showDialog(linked);
  await press("Desconectar…", shows("Salen de tu agenda 3 eventos"));
  await press("Desconectar", asks("DELETE /api/google-calendar/link"));
});

it("takes away a calendar whose busy times are read", async () => {
  const onChange = vi.fn();
  const calendars = ["sala@foja.ar", "eva@foja.ar"];
  const { press } = show(<GoogleBusyCalendars {...{ calendars, onChange }} busy={false} />);
  await press("Quitar sala@foja.ar", calls(onChange, ["eva@foja.ar"]));
});

const DELETIONS = "POST /api/google-calendar/deletions";
const brake = { deletions: 40, of: 50 };

it("keeps the events that were deleted at Google", async () => {
  const { press, asks } = show(<GoogleDeletions userId="usr_1" brake={brake} />);
  await press("Conservarlos y volver a enviarlos", asks(DELETIONS, { answer: "keep" }));
});

it("deletes the events that were deleted at Google", async () => {
  const { press, asks } = show(<GoogleDeletions userId="usr_1" brake={brake} />);
  await press("Eliminarlos también de Foja", asks(DELETIONS, { answer: "delete" }));
});

const showConflict = () => {
  const google = { conflict: { ours: { title: "Audiencia vieja" } }, readOnly: null };
  const changed = { ...event, google } as unknown as typeof event;
  return show(<GoogleConflict event={changed} />, {
    answers: { "POST /api/events/evt_1/google-conflict": { success: true, event } },
  });
};

it("keeps what Google says of an event", async () => {
  const { press, asks } = showConflict();
  await press(
    "Dejar lo de Google",
    asks("POST /api/events/evt_1/google-conflict", { keep: "google" }),
  );
});

it("returns to what Foja said of an event", async () => {
  const { press, asks } = showConflict();
  await press(
    "Volver a lo de Foja",
    asks("POST /api/events/evt_1/google-conflict", { keep: "foja" }),
  );
});

const COMPLETE = "POST /api/google-calendar/link/complete";
const showReturn = (query: string, error = "google.code") =>
  show(<GoogleReturn />, {
    at: `/apps/calendar/google${query}`,
    answers: { [COMPLETE]: [409, { success: false, error, message: "No se pudo." }] },
  });

it("returns to the calendar when the consent was cancelled", async () => {
  const { press } = showReturn("");
  await press("Volver al calendario", goesTo("/apps/calendar?google=1"));
});

it("goes on with another account of Google", async () => {
  const { press, asks } = showReturn("?code=abc&state=def", "google.other_account");
  await press("Seguir con esta cuenta", asks(COMPLETE, { code: "abc", replace: true }));
});

it("begins the link again after a failure", async () => {
  const { press, asks } = showReturn("?code=abc&state=def");
  const assign = vi.spyOn(location, "assign").mockReturnValue();
  await press("Volver a intentar", asks("POST /api/google-calendar/link"));
  await until(() => expect(assign).toHaveBeenCalled());
  assign.mockRestore();
});
