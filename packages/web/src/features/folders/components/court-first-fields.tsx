import { agreementOf } from "@foja/core/courts/causas/names.rules";
import type { KeyboardEvent } from "react";
import { Button } from "~/components/ui/button";
import { SelectField } from "~/components/ui/select-field";
import { TextField } from "~/components/ui/text-field";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import type { CourtFirst } from "../hooks/use-court-first";
import { isMev } from "../lib/court-number";
import { DEPARTMENT_OPTIONS, departmentFor } from "../lib/department";
import type { FolderValues } from "../lib/folder-form";
import { CourtAnswer } from "./court-answer";

type CourtFirstProps = { court: CourtFirst; form: SchemaForm<FolderValues> };

/** The number of a new case, as its first field: the court fills in the others. */
export function CourtFirstFields({ court, form }: CourtFirstProps) {
  const { wrong, preview, busy, look, forget } = court;
  const [number = "", department] = form.watch(["folderExpediente", "department"]);
  const typed = number?.trim() ?? "";
  const type = (name: "folderExpediente" | "department", text: string) => {
    form.setValue(name, text, { shouldDirty: true });
    forget();
  };
  const typeNumber = (text: string) => {
    // The letters of a receptoría tell the department, until others are typed.
    const told = departmentFor(text);
    if (told && told !== departmentFor(typed)) type("department", told);
    type("folderExpediente", text);
  };
  const onEnter = (event: KeyboardEvent) => {
    // Enter asks the court first; once its answer is shown, it creates the case.
    if (event.key !== "Enter" || typed === "" || preview) return;
    event.preventDefault();
    void look(form);
  };
  return (
    <div className="space-y-4">
      <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-[1fr_auto]">
        <TextField
          label="Número de expediente"
          autoFocus
          autoComplete="off"
          maxLength={60}
          hint="Como CNT 4321/2024 o SI-12345-2021: el tribunal completa el resto."
          value={number ?? ""}
          error={wrong?.path === "number" ? wrong.message : undefined}
          onChange={({ target }) => typeNumber(target.value)}
          onKeyDown={onEnter}
        />
        <Button
          className="sm:mt-6.5 sm:h-10"
          busy={busy}
          busyLabel="Preguntando…"
          disabled={typed === ""}
          onClick={() => void look(form)}
        >
          Buscar en el tribunal
        </Button>
        {isMev(typed) && (
          <SelectField
            label="Departamento judicial"
            options={DEPARTMENT_OPTIONS}
            placeholder="Elegí el departamento"
            value={department}
            error={wrong?.path === "department" ? wrong.message : undefined}
            onChange={({ target }) => type("department", target.value)}
          />
        )}
      </div>
      {preview && <Answer preview={preview} folderName={form.watch("folderName")} />}
    </div>
  );
}

type AnswerProps = { preview: NonNullable<CourtFirst["preview"]>; folderName: string };

/** The court's answer, compared with the carátula being typed. */
function Answer({ preview, folderName }: AnswerProps) {
  const agreement = agreementOf(preview.caratula, [folderName]);
  return (
    <>
      <CourtAnswer preview={{ ...preview, agreement }} folderName={folderName} />
      {preview.status === "found" && (
        <p className="text-ink-soft text-sm">
          ¿Es esta causa? Al crearla queda vinculada y llega su historia. Si no es, borrá el número.
        </p>
      )}
    </>
  );
}
