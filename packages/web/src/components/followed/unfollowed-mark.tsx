import { EyeOff } from "lucide-react";
import { useFollowed } from "./followed";

/** The mark before the name of a linked case that the plan does not follow at the court. */
export default function UnfollowedMark({ id }: { id: string }) {
  const courts = useFollowed();
  const isLost = courts?.cases.some(({ _id, followed }) => _id === id && !followed);
  if (!isLost) return null;
  return (
    <span title="Tu plan no sigue esta causa en el tribunal: lo nuevo no llega">
      <EyeOff aria-hidden className="me-1.5 mb-0.5 inline size-3.5 text-warn" />
      <span className="sr-only">Sin seguir en el tribunal: </span>
    </span>
  );
}
