import type { EventType } from "@foja/core/practice/events/event.schema";
import { EVENT_TYPES } from "@foja/core/practice/events/type.rules";
import {
  CalendarClock,
  Gavel,
  Handshake,
  type LucideIcon,
  Microscope,
  Phone,
  Tag,
  User,
  Users,
} from "lucide-react";

type Look = {
  label: string;
  icon: LucideIcon /** A colour of the calendar, by its CSS variable. */;
  tint: string;
};

/** The label, icon and colour of each type of event. The colour is never the only sign. */
export const EVENT_LOOK: Record<EventType, Look> = {
  audiencia: { label: "Audiencia", icon: Gavel, tint: "var(--cal-audiencia)" },
  vencimiento: { label: "Vencimiento", icon: CalendarClock, tint: "var(--cal-vencimiento)" },
  reunion: { label: "Reunión", icon: Users, tint: "var(--cal-reunion)" },
  mediacion: { label: "Mediación", icon: Handshake, tint: "var(--cal-mediacion)" },
  pericia: { label: "Pericia", icon: Microscope, tint: "var(--cal-pericia)" },
  llamada: { label: "Llamada", icon: Phone, tint: "var(--cal-llamada)" },
  personal: { label: "Personal", icon: User, tint: "var(--cal-personal)" },
  otro: { label: "Otro", icon: Tag, tint: "var(--cal-otro)" },
};

export const EVENT_TYPE_OPTIONS = EVENT_TYPES.map((value) => ({
  value,
  label: EVENT_LOOK[value].label,
}));

/** The colours a person may choose from; none of them is the colour of a type. */
export const COLOR_OPTIONS = [
  { value: "#b3261e", label: "Rojo" },
  { value: "#b45309", label: "Ocre" },
  { value: "#2e7d32", label: "Verde" },
  { value: "#0f766e", label: "Petróleo" },
  { value: "#1890ff", label: "Azul" },
  { value: "#6d28d9", label: "Violeta" },
  { value: "#9d174d", label: "Ciruela" },
  { value: "#57534e", label: "Gris" },
] as const;

/** The colours of a form: the usual ones, and the record's own if an import brought another. */
export const colorOptions = (current: string | null | undefined) => [
  ...COLOR_OPTIONS,
  ...(current && !COLOR_OPTIONS.some(({ value }) => value === current)
    ? [{ value: current, label: `Propio (${current})` }]
    : []),
];

/** The name of a colour, or the colour itself. */
export const colorName = (color: string) =>
  COLOR_OPTIONS.find(({ value }) => value === color)?.label ?? color;
