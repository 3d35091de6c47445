import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { notify } from "~/lib/notify";
import { folders } from "../api/folder-records";
import { linkCausa } from "../api/link-causa";

type LinkValues = {
  system?: "pjn" | "mev";
  number: string;
  fuero?: string | null;
  department?: string | null;
};

const schema = () => import("../lib/link-form-schema").then((module) => module.linkForm);

/** The form that links a case to a court's file; a number used twice is asked about, not refused. */
export function useLinkForm(folder: Folder, onClose: () => void) {
  const cache = useQueryClient();
  const { court } = folder;
  const form = useSchemaForm<LinkValues>(schema, {
    system: court?.system ?? "pjn",
    number: court?.number ?? "",
    fuero: court?.fuero ?? "",
    department: court?.department ?? "",
  });
  const [refusal, setRefusal] = useState<string>();
  const [duplicate, setDuplicate] = useState<{ name: string; number: string }>();

  const save = async (): Promise<void> => {
    const { system, number, fuero, department } = form.getValues();
    const place = system === "mev" ? { department } : { fuero };
    const allowDuplicate = duplicate?.number === number;
    setRefusal(undefined);
    setDuplicate(undefined);
    try {
      const given = { system, number, ...place, allowDuplicate };
      folders.show(cache, await linkCausa(folder._id, given, folder.version));
      notify.success("Causa vinculada: falta que el tribunal la confirme");
      onClose();
    } catch (error) {
      const other = error instanceof ApiError ? error.body.duplicate : undefined;
      if (other) setDuplicate({ name: other.name, number });
      else if (!form.applyServerErrors(error)) setRefusal(messageOf(error));
    }
  };

  return {
    form,
    refusal,
    duplicate,
    system: form.watch("system"),
    submit: form.handleSubmit(save),
  };
}
