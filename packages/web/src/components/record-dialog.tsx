import type { FormEventHandler, ReactNode } from "react";
import { FormDialog } from "~/components/form-dialog";
import { RestoredDraft } from "~/components/restored-draft";
import { Dialog, type DialogProps } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { SkeletonRows } from "~/components/ui/skeleton";
import { VersionChoice } from "~/components/version-choice";
import { messageOf } from "~/lib/api/messages";
import type { Difference } from "~/lib/forms/differences";
import { RESPONSIBLE, usePeople } from "~/lib/people/people";

/** The form of a record as its dialog needs it: see `useRecordForm`. */
type FormState = {
  form: { busy: boolean; faults: { id: string; message: string }[] };
  refusal: string | undefined;
  restored: boolean;
  discard: () => void;
  stale: Difference[];
  pick: (name: string, pick: Difference["pick"]) => void;
  saveChosen: () => Promise<unknown>;
  submit: FormEventHandler;
};

type Frame = { title: string; size?: DialogProps["size"]; onClose: () => void };

type RecordDialogProps = Frame & {
  state: FormState;
  /** What the button that saves says. */
  action: string;
  labelOf: (name: string) => string;
  write: (name: string, value: unknown) => string;
  /** More about why it was refused. */
  refused?: ReactNode;
  children: ReactNode;
};

/** A person chooses a case by its name; what identifies it goes along. */
const COMPANION: Record<string, string> = { folderName: "folderId", customerName: "clientId" };
const isCompanion = ({ name }: Difference) => Object.values(COMPANION).includes(name);

/** Writes a record: its fields or, when somebody saved first, the choice between both versions. */
export function RecordDialog({ state, action, children, refused, ...frame }: RecordDialogProps) {
  const { title, size, onClose, labelOf, write } = frame;
  const { form, stale } = state;
  const { nameOf } = usePeople();
  const pick = (name: string, side: Difference["pick"]) => {
    state.pick(name, side);
    const companion = COMPANION[name];
    if (companion) state.pick(companion, side);
  };
  if (stale.length > 0) {
    return (
      <Dialog open onOpenChange={onClose} {...{ title, size }}>
        <VersionChoice
          differences={stale.filter((one) => !isCompanion(one))}
          labelOf={labelOf}
          write={(name, value) =>
            name === RESPONSIBLE ? nameOf(String(value)) : write(name, value)
          }
          busy={form.busy}
          onPick={pick}
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
      {state.restored && <RestoredDraft onDiscard={state.discard} />}
      {children}
    </FormDialog>
  );
}

/** The dialog while its record is read, or when it could not be. */
export function ReadingDialog({ error, onClose, ...frame }: Frame & { error: Error | null }) {
  return (
    <Dialog open onOpenChange={onClose} {...frame}>
      {error ? <EmptyState>{messageOf(error)}</EmptyState> : <SkeletonRows rows={6} />}
    </Dialog>
  );
}
