import type { Preview } from "@foja/core/courts/causas/causa.schema";
import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { messageOf } from "~/lib/api/messages";
import { type SchemaForm, useSchemaForm } from "~/lib/forms/use-schema-form";
import { notify } from "~/lib/notify";
import { folders } from "../api/folder-records";
import { linkCausa } from "../api/link-causa";
import { previewCausa } from "../api/preview-causa";
import { isMev } from "../lib/court-number";
import { departmentFor, rememberDepartment } from "../lib/department";

type LinkValues = {
  system?: "pjn" | "mev";
  number: string;
  fuero?: string | null;
  department?: string | null;
};

const schema = () => import("../lib/link-form-schema").then((module) => module.linkForm);

/**
 * The form that links a case in two steps: the court is asked for a number, and its answer
 * confirmed.
 */
export function useLinkForm(folder: Folder, onClose: () => void) {
  const { court, folderExpediente } = folder;
  const number = court?.number ?? folderExpediente ?? "";
  const form = useSchemaForm<LinkValues>(schema, {
    system: court?.system ?? (isMev(number) ? "mev" : "pjn"),
    number,
    fuero: court?.fuero ?? "",
    department: court?.department ?? departmentFor(number) ?? "",
  });
  useToldDepartment(form);
  const [refusal, setRefusal] = useState<string>();
  const [preview, setPreview] = useState<Preview>();
  const { busy, link } = useLinking(folder, { onLinked: onClose, onRefused: setRefusal });

  const look = async (): Promise<void> => {
    const { system, number, fuero, department } = form.getValues();
    const place = system === "mev" ? { department } : { fuero };
    if (system === "mev") rememberDepartment(department);
    setRefusal(undefined);
    try {
      setPreview(await previewCausa({ system, number, ...place, folderId: folder._id }));
    } catch (error) {
      if (!form.applyServerErrors(error)) setRefusal(messageOf(error));
    }
  };
  const back = () => {
    setPreview(undefined);
    setRefusal(undefined);
  };

  return {
    form,
    refusal,
    preview,
    back,
    busy: busy || form.busy,
    system: form.watch("system"),
    look: form.handleSubmit(look),
    link,
  };
}

/** Sets the department that a typed number tells, until another number tells another. */
function useToldDepartment({ watch, getValues, setValue }: SchemaForm<LinkValues>): void {
  useEffect(() => {
    let before = departmentFor(getValues("number"));
    const { unsubscribe } = watch(({ number = "" }, { name }) => {
      const told = departmentFor(number);
      if (name === "number" && told && told !== before) setValue("department", told);
      before = told;
    });
    return unsubscribe;
  }, [watch, getValues, setValue]);
}

type Outcome = { onLinked: () => void; onRefused: (message: string) => void };

/**
 * Links a case with a court file: confirmed if the court showed it, to be confirmed later
 * otherwise.
 */
export function useLinking(folder: Folder, { onLinked, onRefused }: Outcome) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const link = async ({ system, number, department, status, duplicate }: Preview) => {
    const confirmed = status === "found";
    setBusy(true);
    try {
      const given = { system, number, department, confirmed, allowDuplicate: duplicate !== null };
      folders.show(cache, await linkCausa(folder._id, given, folder.version));
      notify.success(confirmed ? LINKED : WAITING);
      onLinked();
    } catch (error) {
      onRefused(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, link };
}

const LINKED = "Causa vinculada: sus movimientos están llegando";
const WAITING = "Causa por confirmar: te avisamos cuando el tribunal responda";
