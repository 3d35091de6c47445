import type { FormEventHandler, ReactNode } from "react";
import { FormDialog } from "~/components/form-dialog";
import { OfferedDraft } from "~/components/offered-draft";
import { RestoredDraft } from "~/components/restored-draft";
import { TheirChanges } from "~/components/their-changes";
import { Dialog, type DialogProps } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { SkeletonRows } from "~/components/ui/skeleton";
import { VersionChoice } from "~/components/version-choice";
import { whyUnread } from "~/lib/api/unread";
import type { Difference } from "~/lib/forms/differences";
import type { Theirs } from "~/lib/forms/use-theirs";
import { RESPONSIBLE, usePeople } from "~/lib/people/people";

/** The form of a record as its dialog needs it: see `useRecordForm`. */
type FormState = {
  form: { busy: boolean; faults: { id: string; message: string }[] };
  refusal: string | undefined;
  restored: boolean;
  discard: () => void;
  offered: { name: string; value: unknown } | undefined;
  recover: () => void;
  forget: () => void;
  stale: Difference[];
  pick: (name: string, pick: Difference["pick"]) => void;
  saveChosen: () => Promise<unknown>;
  theirs: Theirs;
  takeTheirs: (name: string) => void;
  submit: FormEventHandler;
};

type Frame = { title: string; size?: DialogProps["size"]; onClose: () => void };

type RecordDialogProps = Frame & {
  state: FormState;
  /** The label of the button that saves. */
  action: string;
  labelOf: (name: string) => string;
  write: (name: string, value: unknown) => string;
  /** More about why it was refused. */
  refused?: ReactNode;
  children: ReactNode;
};

/** Fields that are set together: a case is chosen by its name, and its id is set with it. */
const COMPANION: Record<string, string> = { folderName: "folderId", customerName: "clientId" };
const isShown = (name: string) => !Object.values(COMPANION).includes(name);
/** A field, and the one that is set with it. */
const withCompanion = (name: string) => [name, COMPANION[name]].filter((one) => one !== undefined);

type NoticesProps = Pick<RecordDialogProps, "labelOf" | "write"> & {
  state: Pick<
    FormState,
    "theirs" | "takeTheirs" | "restored" | "discard" | "offered" | "recover" | "forget"
  >;
};

/** The notices of a form: what a colleague saved meanwhile, and what was left unsaved. */
export function FormNotices({ state, labelOf, write }: NoticesProps) {
  const { theirs, takeTheirs, restored, discard, offered, recover, forget } = state;
  const fields = theirs.fields.filter(isShown);
  const kept = theirs.kept.filter(({ name }) => isShown(name));
  return (
    <>
      {fields.length > 0 && (
        <TheirChanges
          theirs={{ ...theirs, fields, kept }}
          onTake={(name) => withCompanion(name).forEach(takeTheirs)}
          {...{ labelOf, write }}
        />
      )}
      {restored && <RestoredDraft onDiscard={discard} />}
      {offered && (
        <OfferedDraft
          name={write(offered.name, offered.value)}
          onRecover={recover}
          onForget={forget}
        />
      )}
    </>
  );
}

/** Edits a record: its fields or, when somebody saved first, the choice between both versions. */
export function RecordDialog({ state, action, children, refused, ...frame }: RecordDialogProps) {
  const { title, size, onClose, labelOf, write } = frame;
  const { form, stale } = state;
  const { nameOf } = usePeople();
  const said = (name: string, value: unknown) =>
    name === RESPONSIBLE ? nameOf(String(value)) : write(name, value);
  if (stale.length > 0) {
    return (
      <Dialog open onOpenChange={onClose} {...{ title, size }}>
        <VersionChoice
          differences={stale.filter(({ name }) => isShown(name))}
          labelOf={labelOf}
          write={said}
          busy={form.busy}
          onPick={(name, side) => {
            for (const one of withCompanion(name)) state.pick(one, side);
          }}
          onSave={() => void state.saveChosen()}
        />
      </Dialog>
    );
  }
  return (
    <FormDialog
      {...{ title, size, onClose, action, refused }}
      busy={form.busy}
      faults={form.faults}
      busyLabel="Guardando…"
      refusal={state.refusal}
      onSubmit={state.submit}
    >
      <FormNotices {...{ state, labelOf }} write={said} />
      {children}
    </FormDialog>
  );
}

/** The dialog while its record is read, or when it could not be. */
export function ReadingDialog({ error, onClose, ...frame }: Frame & { error: Error | null }) {
  return (
    <Dialog open onOpenChange={onClose} {...frame}>
      {error ? <EmptyState>{whyUnread(error)}</EmptyState> : <SkeletonRows rows={6} />}
    </Dialog>
  );
}
