import type { EscritoStatus } from "@foja/core/practice/escritos/escrito.schema";
import { Badge, type Tone } from "~/components/ui/badge";
import { STATUS_NAMES } from "~/lib/escritos/status-names";

const TONES: Readonly<Record<EscritoStatus, Tone>> = {
  borrador: "neutral",
  revision: "warn",
  listo: "accent",
  presentado: "ok",
};

/** The state of a writ. */
export const StatusBadge = ({ status }: { status: EscritoStatus }) => (
  <Badge tone={TONES[status]}>{STATUS_NAMES[status]}</Badge>
);
