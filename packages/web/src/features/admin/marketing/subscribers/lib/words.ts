import type { Received } from "@foja/core/outreach/campaigns/campaign.schema";
import type {
  Subscriber,
  SubscriberState,
} from "@foja/core/outreach/subscribers/subscriber.schema";
import type { Tone } from "~/components/ui/badge";
import { formatMoment } from "~/lib/format";
import { type ImportField, readDate } from "~/lib/import/mapping";

export const STATE_MARKS: Record<SubscriberState, { text: string; many: string; tone: Tone }> = {
  unasked: { text: "Sin preguntar", many: "sin preguntar", tone: "neutral" },
  subscribed: { text: "Suscripto", many: "suscriptos", tone: "ok" },
  unsubscribed: { text: "De baja", many: "de baja", tone: "neutral" },
  bounced: { text: "Rebotó", many: "con rebote", tone: "warn" },
  complained: { text: "Lo denunció", many: "que denunciaron", tone: "danger" },
  erased: { text: "Borrado", many: "borrados", tone: "neutral" },
};

export const stateOptions = Object.entries(STATE_MARKS).map(([value, { text }]) => ({
  value,
  label: text,
}));

export const nameOf = ({ firstName, lastName, email }: Subscriber): string =>
  [firstName, lastName].filter(Boolean).join(" ") || email || "Contacto borrado";

/** The columns of a file of contacts; origin and date of consent are required. */
export const IMPORT_FIELDS: readonly ImportField[] = [
  { name: "email", label: "E-mail", required: true, alias: ["correo", "mail", "e-mail", "email"] },
  { name: "firstName", label: "Nombre", alias: ["nombres"] },
  { name: "lastName", label: "Apellido", alias: ["apellidos"] },
  { name: "province", label: "Provincia" },
  { name: "origin", label: "Origen", required: true, alias: ["fuente", "de dónde salió"] },
  {
    name: "consentAt",
    label: "Fecha del consentimiento",
    required: true,
    alias: ["consentimiento", "fecha de consentimiento", "fecha"],
    read: readDate,
  },
  { name: "tags", label: "Etiquetas", alias: ["etiqueta", "tags"] },
];

const STATES: Record<Received["state"], string> = {
  waiting: "en espera",
  claimed: "saliendo",
  sent: "enviado",
  skipped: "no se le mandó",
  failed: "no salió",
  unknown: "sin respuesta de SES",
};

/** The events of an e-mail, in the order in which they happen. */
export function storyOf(one: Received): string {
  const steps: [string, string | null][] = [
    ["entregado", one.deliveredAt],
    ["rebotó", one.bouncedAt],
    ["rebote pasajero", one.softBouncedAt],
    ["hizo clic", one.clickedAt],
    ["se dio de baja", one.unsubscribedAt],
    ["lo denunció", one.complainedAt],
  ];
  const happened = steps.flatMap(([word, at]) => (at ? [`${word} el ${formatMoment(at)}`] : []));
  const sent = one.sentAt ? `enviado el ${formatMoment(one.sentAt)}` : STATES[one.state];
  return [sent, ...happened].join(" · ");
}
