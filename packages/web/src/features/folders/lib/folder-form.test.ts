import { describe, expect, it } from "vitest";
import { check } from "~/lib/forms/check";
import { EMPTY_VALUES, type FolderValues } from "./folder-form";
import { folderForm } from "./folder-form-schema";

const faults = (values: Partial<FolderValues>) =>
  check<FolderValues>(async () => folderForm, { ...EMPTY_VALUES, ...values });

describe("the form of a case", () => {
  it("asks for nothing but the carátula", async () => {
    expect(await faults({})).toEqual({ folderName: "Carátula: completá este dato" });
    expect(await faults({ folderName: "Pérez c/ Gómez" })).toEqual({});
  });

  it("does not let a case close before it begins", async () => {
    const dates = { initialDateFolder: "2026-05-10", finalDateFolder: "2026-05-01" };
    expect(await faults({ folderName: "Pérez", ...dates })).toEqual({
      finalDateFolder: "Fecha de cierre: no puede ser anterior a la fecha de inicio.",
    });
  });
});
