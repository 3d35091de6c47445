// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { TagsField } from "~/components/tags-field";
import type { Desk } from "~/lib/lists/use-desk";
import { calls, hides, sees } from "~/testing/press";
import { task } from "~/testing/samples/task";
import { clear, show } from "~/testing/stage";
import type { TaskRow } from "../lib/task-row";

import { TaskFiles } from "./task-files";
import { Tick } from "./task-marks";
import { TaskPeek } from "./task-peek";

afterEach(clear);

const FILES = "/api/tasks/tas_1/attachments";

const showFiles = () =>
  show(<TaskFiles task={task} />, {
    answers: {
      [`GET ${FILES}/att_1`]: { success: true, url: "https://s3/copia.pdf" },
      [`POST ${FILES}`]: {
        success: true,
        attachment: { _id: "att_2" },
        upload: { url: "https://s3/", fields: {} },
      },
    },
  });

it("downloads a file", async () => {
  const { press } = showFiles();
  const assign = vi.spyOn(location, "assign").mockReturnValue();
  await press("Bajar copia.pdf", () => expect(assign).toHaveBeenCalledWith("https://s3/copia.pdf"));
  assign.mockRestore();
});

it("opens the system's dialog to attach a file", async () => {
  const { press } = showFiles();
  const opened = vi.fn();
  screen.getByLabelText("Elegir archivos").addEventListener("click", opened);
  await press("Adjuntar", calls(opened));
});

/** An upload that goes on until it is cancelled, which happy-dom would post to the network. */
class Endless {
  upload = {};
  onabort = () => {};
  open() {}
  send() {}
  abort() {
    this.onabort();
  }
}

it("cancels an upload, and gives its space back", async () => {
  vi.stubGlobal("XMLHttpRequest", Endless);
  const { press, asks } = showFiles();
  const file = new File(["a"], "foto.png", { type: "image/png" });
  await userEvent.upload(screen.getByLabelText("Elegir archivos"), file);
  await sees("foto.png");
  const asked = asks(`DELETE ${FILES}/att_2`);
  await press("Cancelar foto.png", () => {
    asked();
    hides("foto.png")();
  });
});

it("takes a tag away", async () => {
  const onChange = vi.fn();
  const { press } = show(
    <TagsField label="Etiquetas" value="urgente, salta" onChange={onChange} />,
  );
  await press("Quitar urgente", calls(onChange, "salta"));
});

it("marks a task as done", async () => {
  const { press, asks } = show(<Tick task={task} />, {
    answers: { "PUT /api/tasks/*/toggle": { success: true, task } },
  });
  await press("Completar: Pedir copias", asks("PUT /api/tasks/tas_1/toggle"));
});

it("edits the task beside the list", async () => {
  const edit = vi.fn();
  const list = { records: { kind: { one: "tarea" } } };
  const desk = { actions: { edit }, list, step: vi.fn(), place: vi.fn() };
  const { press } = show(<TaskPeek desk={desk as unknown as Desk<TaskRow>} id="tas_1" />);
  await press("Editar (E)", calls(edit, "tas_1"));
});
