import { describe, expect, it } from "vitest";
import type { Schema } from "~/lib/forms/check";
import { check } from "~/lib/forms/check";
import { toTags } from "~/lib/tags";
import { EMPTY_VALUES, type TaskValues } from "./task-form";
import { taskForm } from "./task-form-schema";

const faults = (values: Partial<TaskValues>) =>
  check(async () => taskForm as Schema<TaskValues>, { ...EMPTY_VALUES, ...values });

describe("the form of a task", () => {
  it("asks for a name and for nothing else", async () => {
    expect(await faults({})).toEqual({ name: "Tarea: completá este dato" });
    expect(await faults({ name: "Presentar", folderName: "Pérez" })).toEqual({});
  });

  it.each([
    [{ dueDate: "2026-02-30" }, { dueDate: "Vencimiento: escribí una fecha válida" }],
    [{ tags: "x".repeat(41) }, { tags: "Etiqueta: hasta 40 caracteres" }],
    [{ tags: Array.from({ length: 21 }, (_, n) => n).join() }, { tags: "Etiquetas: hasta 20" }],
  ])("says what is wrong with %j", async (values, expected) => {
    expect(await faults({ name: "a", ...values })).toEqual(expected);
  });

  it("reads labels out of a text", () => {
    expect(toTags(" Mora, pericia,, ")).toEqual(["Mora", "pericia"]);
  });
});
