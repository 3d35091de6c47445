import type { Folder } from "@foja/core/practice/folders/folder.schema";
import type { Party } from "@foja/core/practice/folders/party.rules";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { AlsoEditing } from "~/components/also-editing";
import { ConflictsNote } from "~/components/conflicts-note";
import { FOLDER_STATUS } from "~/components/folder-status";
import { ReadingDialog, RecordDialog } from "~/components/record-dialog";
import { formatDate } from "~/lib/format";
import { usedOf } from "~/lib/plan-room";
import { useSession } from "~/lib/session/session";
import { getFolder } from "../api/folder-records";
import { useCourtFirst } from "../hooks/use-court-first";
import { useFolderForm } from "../hooks/use-folder-form";
import { FORM_FIELDS, type FolderField, NEW_CLIENT, PARTY_NAMES } from "../lib/folder-form";
import { CourtFirstFields } from "./court-first-fields";
import { FoldedFields, MainFields, MoreFields } from "./folder-form-fields";
import { FullPlanDialog } from "./full-plan-dialog";

type FolderForm = ReturnType<typeof useFolderForm>["form"];
type DialogProps = { onSaved: (folder: Folder) => void; onClose: () => void };

/** Creates a case; if the plan has no room, says so before anything is typed. */
export function NewFolderDialog(props: DialogProps) {
  const { user, subscription } = useSession();
  const used = usedOf(subscription, "folders");
  // If the plan is filled by others meanwhile, the form stays open until it is sent.
  const [wasFull, setWasFull] = useState(used?.full === true);
  if (wasFull && !used?.full) setWasFull(false);
  if (wasFull && used && user) {
    return <FullPlanDialog used={used} userId={user._id} onClose={props.onClose} />;
  }
  return <OpeningDialog {...props} />;
}

/** The form of a new case, by its court number if it has one: the court fills in the rest. */
function OpeningDialog({ onSaved, onClose }: DialogProps) {
  const court = useCourtFirst();
  const saved = useSaved(onSaved);
  const state = useFolderForm({ folder: null, finish: court.link, onSaved: saved, onClose });
  const { form } = state;
  const submit = (event: FormEvent) =>
    court.check(form.getValues()) ? state.submit(event) : event.preventDefault();
  const discard = () => {
    court.forget();
    state.discard();
  };
  return (
    <RecordDialog
      title="Nueva causa"
      action={court.willLink(form.watch()) ? "Crear y vincular" : "Crear causa"}
      size="lg"
      state={{ ...state, submit, discard }}
      {...{ labelOf, write, onClose }}
    >
      <CourtFirstFields court={court} form={form} />
      <MainFields form={form} fresh />
      <ClientConflicts form={form} />
      <FoldedFields form={form} />
    </RecordDialog>
  );
}

/** A contact may have been created, or linked, together with the case. */
function useSaved(onSaved: DialogProps["onSaved"]): DialogProps["onSaved"] {
  const cache = useQueryClient();
  return (folder) => {
    void cache.invalidateQueries({ queryKey: ["contacts"] });
    onSaved(folder);
  };
}

/** Who exists already with the name of a new client; nothing for a chosen contact. */
function ClientConflicts({ form, except }: { form: FolderForm; except?: string }) {
  const [name, id] = form.watch(["customerName", "clientId"]);
  return id !== "" && id !== NEW_CLIENT ? null : <ConflictsNote {...{ name, except }} />;
}

/** Edits a case, with its values on the server instead of a list's cached ones. */
export function EditFolderDialog({ id, ...props }: DialogProps & { id: string }) {
  const { data, error, isFetchedAfterMount } = useQuery({ ...getFolder(id), staleTime: 0 });
  if (data && isFetchedAfterMount) return <EditDialog {...props} folder={data} />;
  return <ReadingDialog title="Editar causa" size="lg" error={error} onClose={props.onClose} />;
}

function EditDialog({ folder, onSaved, onClose }: DialogProps & { folder: Folder }) {
  const state = useFolderForm({ folder, onSaved: useSaved(onSaved), onClose });
  return (
    <RecordDialog
      title="Editar causa"
      action="Guardar cambios"
      size="lg"
      {...{ state, labelOf, write, onClose }}
    >
      <AlsoEditing what={`folder:${folder._id}`} />
      <MainFields form={state.form} focused />
      <ClientConflicts form={state.form} except={folder._id} />
      <MoreFields form={state.form} closes numbered={!folder.court} />
    </RecordDialog>
  );
}

const isField = (name: string): name is FolderField => name in FORM_FIELDS;
const labelOf = (name: string) => (isField(name) ? FORM_FIELDS[name] : name);

const isParty = (text: string): text is Party => text in PARTY_NAMES;

function write(name: string, value: unknown): string {
  const text = String(value);
  if (name === "status") {
    return Object.entries(FOLDER_STATUS).find(([status]) => status === text)?.[1].label ?? text;
  }
  if (isParty(text)) return PARTY_NAMES[text];
  return name.endsWith("DateFolder") ? formatDate(text) : text;
}
