import { type FormEventHandler, type ReactNode, useId } from "react";
import { RestoredDraft } from "~/components/restored-draft";
import { Button } from "~/components/ui/button";
import { Dialog, type DialogProps } from "~/components/ui/dialog";
import { EmptyState } from "~/components/ui/empty-state";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { SkeletonRows } from "~/components/ui/skeleton";
import { VersionChoice } from "~/components/version-choice";
import { messageOf } from "~/lib/api/messages";
import type { Difference } from "~/lib/forms/differences";

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
const COMPANION: Record<string, string> = { folderName: "folderId" };
const isCompanion = ({ name }: Difference) => Object.values(COMPANION).includes(name);

/** Writes a record: its fields or, when somebody saved first, the choice between both versions. */
export function RecordDialog({ state, action, children, refused, ...frame }: RecordDialogProps) {
  const { title, size, onClose, labelOf, write } = frame;
  const formId = useId();
  const { form, stale } = state;
  const choosing = stale.length > 0;
  const footer = (
    <>
      <Button onClick={onClose}>Cancelar</Button>
      <Button type="submit" form={formId} variant="primary" busy={form.busy} busyLabel="Guardando…">
        {action}
      </Button>
    </>
  );
  const pick = (name: string, side: Difference["pick"]) => {
    state.pick(name, side);
    const companion = COMPANION[name];
    if (companion) state.pick(companion, side);
  };
  return (
    <Dialog open onOpenChange={onClose} {...{ title, size }} footer={choosing ? undefined : footer}>
      {choosing ? (
        <VersionChoice
          differences={stale.filter((one) => !isCompanion(one))}
          {...{ labelOf, write }}
          busy={form.busy}
          onPick={pick}
          onSave={() => void state.saveChosen()}
        />
      ) : (
        <form id={formId} noValidate onSubmit={state.submit} className="space-y-5">
          <FormErrorSummary
            message={state.refusal}
            fields={form.faults.length > 1 ? form.faults : []}
          >
            {refused}
          </FormErrorSummary>
          {state.restored && <RestoredDraft onDiscard={state.discard} />}
          {children}
        </form>
      )}
    </Dialog>
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
