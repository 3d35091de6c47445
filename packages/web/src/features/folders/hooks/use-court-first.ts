import type { Preview } from "@foja/core/courts/causas/causa.schema";
import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { useRef, useState } from "react";
import { messageOf } from "~/lib/api/messages";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { notify } from "~/lib/notify";
import { linkCausa } from "../api/link-causa";
import { previewCausa } from "../api/preview-causa";
import { courtAsked, filledBy } from "../lib/court-number";
import type { FolderField, FolderValues } from "../lib/folder-form";

type Typed = { number: string; department: string };
type Wrong = { path: string; message: string };

/**
 * The number of a new case at the court: asked of its portal, whose answer fills in the form, and
 * linked once the case is made. What the court did not show is linked to be confirmed later.
 */
export function useCourtFirst() {
  const [typed, setTyped] = useState<Typed>({ number: "", department: "" });
  const [wrong, setWrong] = useState<Wrong>();
  const [preview, setPreview] = useState<Preview>();
  const [busy, setBusy] = useState(false);
  const filled = useRef<Partial<FolderValues>>({});
  const asked = typed.number.trim() === "" ? undefined : courtAsked(typed.number, typed.department);

  const type = (change: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...change }));
    setWrong(undefined);
    setPreview(undefined);
  };
  /** False, with the words at the field, where something was typed that is no number of a court. */
  const check = (): boolean => {
    const found = asked && "wrong" in asked ? asked.wrong : undefined;
    setWrong(found);
    return found === undefined;
  };
  const look = async (form: SchemaForm<FolderValues>): Promise<void> => {
    if (busy || !asked || !check() || !("court" in asked)) return;
    const { system, number, department } = asked.court;
    setBusy(true);
    try {
      const found = await previewCausa({ system, number, department });
      setPreview(found);
      if (found.status === "found") fill(form, filledBy(asked.court, found.caratula), filled);
    } catch (error) {
      setWrong({ path: "number", message: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const link = async (folder: Folder): Promise<Folder> => {
    if (!asked || !("court" in asked)) return folder;
    const { system, number, department } = asked.court;
    const confirmed = preview?.status === "found";
    try {
      // Whoever reads that the number is in use and goes on wants it twice.
      const allowDuplicate = Boolean(preview?.duplicate);
      const given = { system, number, department, confirmed, allowDuplicate };
      return await linkCausa(folder._id, given, folder.version);
    } catch (error) {
      notify.error(`La causa se creó sin vínculo. ${messageOf(error)}`);
      return folder;
    }
  };
  return { typed, type, wrong, preview, busy, check, look, link, willLink: asked !== undefined };
}

/** Fills in what is empty, or what an earlier number filled in and nobody has changed since. */
function fill(
  form: SchemaForm<FolderValues>,
  values: Partial<FolderValues>,
  filled: { current: Partial<FolderValues> },
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = name as FolderField;
    const now = form.getValues(field);
    if (now && now !== filled.current[field]) continue;
    form.setValue(field, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    filled.current = { ...filled.current, [field]: value };
  }
}

export type CourtFirst = ReturnType<typeof useCourtFirst>;
