import { type FormEventHandler, type KeyboardEvent, type ReactNode, useId } from "react";
import { Button } from "~/components/ui/button";
import { Dialog, type DialogProps } from "~/components/ui/dialog";
import { type FieldError, FormErrorSummary } from "~/components/ui/form-error-summary";

type FormDialogProps = Pick<DialogProps, "title" | "description" | "size"> & {
  /** The label of the button that submits, and its label meanwhile. */
  action: string;
  busyLabel?: string;
  busy?: boolean;
  disabled?: boolean;
  /** One more button, apart from the two. */
  aside?: ReactNode;
  /** Why the whole form was refused, and the fields with errors. */
  refusal?: string;
  faults?: FieldError[];
  /** More about why it was refused. */
  refused?: ReactNode;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
};

/** In a text of several lines, where Enter is a new line. */
function submitByCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

/** A form in a dialog: its errors above, its two buttons below. */
export function FormDialog(props: FormDialogProps) {
  const { title, description, size, busy, disabled, onClose, onSubmit, children } = props;
  const { refusal, faults = [], refused } = props;
  const formId = useId();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      {...{ title, description, size }}
      footer={<Buttons {...props} formId={formId} />}
    >
      <form
        id={formId}
        noValidate
        onSubmit={onSubmit}
        onKeyDown={busy || disabled ? undefined : submitByCtrlEnter}
        className="space-y-5"
      >
        {/* A single error is shown next to its field, which has the focus. */}
        <FormErrorSummary message={refusal} fields={faults.length > 1 ? faults : []}>
          {refused}
        </FormErrorSummary>
        {children}
      </form>
    </Dialog>
  );
}

function Buttons(props: FormDialogProps & { formId: string }) {
  const { action, busyLabel, busy, disabled, aside, formId, onClose } = props;
  return (
    <>
      {aside}
      <Button onClick={onClose}>Cancelar</Button>
      <Button type="submit" form={formId} variant="primary" {...{ busy, busyLabel, disabled }}>
        {action}
      </Button>
    </>
  );
}
