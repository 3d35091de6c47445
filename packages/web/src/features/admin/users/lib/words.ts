import type { Role, User } from "@foja/core/accounts/users/user.schema";
import type { HistoryReason, Payment } from "@foja/core/billing/subscriptions/subscription.schema";
import type { Tone } from "~/components/ui/badge";
import type { Option } from "~/components/ui/select-field";

export const ROLE_NAMES: Record<Role, string> = {
  USER_ROLE: "Profesional",
  ADMIN_ROLE: "Administración",
};

export const STATUS_MARKS: Record<User["status"], { text: string; tone: Tone }> = {
  active: { text: "Activa", tone: "ok" },
  inactive: { text: "Desactivada", tone: "danger" },
  pending: { text: "Sin verificar", tone: "warn" },
};

export const roleOptions: Option[] = Object.entries(ROLE_NAMES).map(([value, label]) => ({
  value,
  label,
}));

export const statusOptions: Option[] = Object.entries(STATUS_MARKS).map(([value, { text }]) => ({
  value,
  label: text,
}));

export const HISTORY_WORDS: Record<HistoryReason, string> = {
  bought: "lo contrató",
  changed: "lo cambió",
  scheduled: "pasó el día previsto",
  cancelled: "se canceló",
  payment_failed: "no se pudo cobrar",
  disputed: "desconoció un pago",
  granted: "se lo dio la administración",
  corrected: "se corrigió",
};

export const PAYMENT_WORDS: Record<Payment["status"], string> = {
  paid: "pagado",
  failed: "rechazado",
  pending: "pendiente",
  refunded: "devuelto",
  partially_refunded: "devuelto en parte",
  disputed: "en disputa",
};
