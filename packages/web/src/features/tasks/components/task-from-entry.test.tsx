// @vitest-environment happy-dom
import { useState } from "react";
import { afterEach, it } from "vitest";
import { goesTo, shows } from "~/testing/press";
import { task } from "~/testing/samples/task";
import { clear, show } from "~/testing/stage";
import TaskFromEntry from "./task-from-entry";

afterEach(clear);

/** A page that closes the dialog, behind which the notice would be hidden. */
function Page() {
  const [open, setOpen] = useState(true);
  return open ? (
    <TaskFromEntry preset={{ name: "Pedir copias" }} onClose={() => setOpen(false)} />
  ) : null;
}

async function created() {
  const page = show(<Page />, {
    answers: { "POST /api/tasks": { success: true, task } },
  });
  await page.press("Crear tarea", shows("Tarea creada"));
  return page;
}

it("can be seen from its notice", async () => {
  const { press } = await created();
  await press("Ver", goesTo("/tareas?task=tas_1"));
});

it("can be taken back from its notice", async () => {
  const { press, asks } = await created();
  await press("Deshacer", asks("DELETE /api/tasks/tas_1"));
});
