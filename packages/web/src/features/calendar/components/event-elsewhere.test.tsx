// @vitest-environment happy-dom
import { useState } from "react";
import { afterEach, it } from "vitest";
import { goesTo, shows } from "~/testing/press";
import { event } from "~/testing/samples/event";
import { clear, show } from "~/testing/stage";
import { valuesOf } from "../lib/event-form";
import EventElsewhere from "./event-elsewhere";

afterEach(clear);

/** A page that closes the dialog, behind which the notice would be hidden. */
function Page() {
  const [open, setOpen] = useState(true);
  return open ? (
    <EventElsewhere
      beginning={{ values: valuesOf(event), kind: "event" }}
      onClose={() => setOpen(false)}
    />
  ) : null;
}

async function created() {
  const page = show(<Page />, {
    answers: { "POST /api/events": { success: true, event } },
  });
  await page.press("Agendar", shows("Evento agendado"));
  return page;
}

it("can be seen from its notice", async () => {
  const { press } = await created();
  await press("Ver", goesTo("/apps/calendar?event=evt_1"));
});

it("can be taken back from its notice", async () => {
  const { press, asks } = await created();
  await press("Deshacer", asks("DELETE /api/events/evt_1"));
});
