import { Lock } from "lucide-react";

/** The mark before the name of a case that only some of the practice may see. */
export function ReservedMark() {
  return (
    <>
      <Lock aria-hidden className="me-1.5 mb-0.5 inline size-3.5 text-ink-faint" />
      <span className="sr-only">Reservada: </span>
    </>
  );
}
