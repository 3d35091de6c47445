import type { ReactNode } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** The verb: «Eliminar», «Desactivar». Never «Sí». */
  action: string;
  busy?: boolean;
  danger?: boolean;
  onConfirm: () => void;
  children?: ReactNode;
};

/** Asks before an action that cannot simply be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, action, busy, danger, onConfirm } = props;
  return (
    <Dialog
      size="sm"
      {...{ open, onOpenChange, title, description }}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancelar</Button>
          <Button variant={danger ? "danger" : "primary"} busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {props.children}
    </Dialog>
  );
}
