import type { Age } from "@foja/core/money/invoices/invoice.rules";
import type { Status } from "@foja/core/money/issuers/words.rules";
import type { Tone } from "~/components/ui/badge";

export const STATUS_TONES: Record<Status, Tone> = {
  draft: "neutral",
  issued: "accent",
  partlyPaid: "warn",
  paid: "ok",
  overdue: "danger",
  voided: "neutral",
};

export const AGE_WORDS: Record<Age, string> = {
  current: "Por vencer",
  days30: "Hasta 30 días",
  days60: "De 31 a 60",
  days90: "De 61 a 90",
  older: "Más de 90",
};

export const VAT_CHOICES = [
  { value: "21", label: "21 %" },
  { value: "10.5", label: "10,5 %" },
  { value: "0", label: "0 %" },
  { value: "exempt", label: "Exento" },
];
