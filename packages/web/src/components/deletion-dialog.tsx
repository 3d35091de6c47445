import { useEffect, useState } from "react";
import { type AskedDeletion, askedDeletion } from "~/lib/ask-deletion";
import { ConfirmDialog } from "./ui/confirm-dialog";

const close = () => askedDeletion.set({ asked: null });

/** Asks once before a deletion: what is deleted, what with it, until when it can be restored. */
export default function DeletionDialog({ title, text, along, run }: AskedDeletion) {
  const said = useAlong(along);
  const confirm = () => {
    close();
    run();
  };
  return (
    <ConfirmDialog
      open
      danger
      title={title}
      description={text}
      action="Eliminar"
      onOpenChange={close}
      onConfirm={confirm}
    >
      {/* Rendered from the start, so that the buttons do not move under the pointer. */}
      {along && (
        <p role="status" className="min-h-10">
          {said}
        </p>
      )}
    </ConfirmDialog>
  );
}

/** The sentence about what is deleted with it; null until known, or if it cannot be read. */
function useAlong(along: AskedDeletion["along"]): string | null {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    along?.().then(
      (text) => left || setSaid(text),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [along]);
  return said;
}
