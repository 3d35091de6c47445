import type { Preview } from "@foja/core/courts/causas/causa.schema";
import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { useRef, useState } from "react";
import { messageOf } from "~/lib/api/messages";
import type { SchemaForm } from "~/lib/forms/use-schema-form";
import { notify } from "~/lib/notify";
import { linkCausa } from "../api/link-causa";
import { previewCausa } from "../api/preview-causa";
import { courtAsked, filledBy, isOther } from "../lib/court-number";
import { rememberDepartment } from "../lib/department";
import type { FolderField, FolderValues } from "../lib/folder-form";

type Numbered = Pick<FolderValues, "folderExpediente" | "department">;
type Wrong = { path: string; message: string };
type Form = SchemaForm<FolderValues>;

/** The court file of a number, or what is wrong with the number; undefined without one. */
function askedOf({ folderExpediente, department }: Numbered) {
  const number = folderExpediente?.trim() ?? "";
  return number === "" ? undefined : courtAsked(number, department);
}

/** Like `askedOf`, but undefined for numbers of other courts, which are stored as they are. */
const linkable = (values: Numbered) =>
  isOther(values.folderExpediente ?? "") ? undefined : askedOf(values);

/**
 * The number of a new case at the court: its portal is asked and fills in the form, and the case is
 * linked once it is created. A file that the portal did not show is linked to be confirmed later.
 */
export function useCourtFirst() {
  const [wrong, setWrong] = useState<Wrong>();
  const [preview, setPreview] = useState<Preview>();
  const [busy, setBusy] = useState(false);
  const filled = useRef<Partial<FolderValues>>({});

  /** Clears the answer about another number. */
  const forget = () => {
    setWrong(undefined);
    setPreview(undefined);
  };
  /** False, with the message at the field, if the text is a mistyped number of a court. */
  const check = (values: Numbered, asked = linkable(values)): boolean => {
    const found = asked && "wrong" in asked ? asked.wrong : undefined;
    setWrong(found);
    return found === undefined;
  };
  const look = async (form: Form): Promise<void> => {
    const asked = askedOf(form.getValues());
    if (busy || !asked || !check(form.getValues(), asked) || !("court" in asked)) return;
    const { system, number, department } = asked.court;
    rememberDepartment(department);
    setBusy(true);
    try {
      const found = await previewCausa({ system, number, department });
      setPreview(found);
      if (found.status === "found") fill(form, filledBy(asked.court, found), filled);
    } catch (error) {
      setWrong({ path: "number", message: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  const link = async (folder: Folder, values: Numbered): Promise<Folder> => {
    const asked = linkable(values);
    if (!asked || !("court" in asked)) return folder;
    const { system, number, department } = asked.court;
    rememberDepartment(department);
    const confirmed = preview?.status === "found";
    try {
      // The person was shown that the number is in use, and goes on: the duplicate is wanted.
      const allowDuplicate = Boolean(preview?.duplicate);
      const given = { system, number, department, confirmed, allowDuplicate };
      return await linkCausa(folder._id, given, folder.version);
    } catch (error) {
      notify.error(`La causa se creó sin vínculo. ${messageOf(error)}`);
      return folder;
    }
  };
  const willLink = (values: Numbered) => linkable(values) !== undefined;
  return { wrong, preview, busy, forget, check, look, link, willLink };
}

/** Fills in empty fields, and those that an earlier number filled in and nobody has changed. */
function fill(
  form: Form,
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
