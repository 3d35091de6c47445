import * as z from "zod";
import { flag, listQuery } from "../../kernel/fields.schema";
import { FOJA_KINDS } from "../../practice/kinds/kinds.rules";
import { ALERT_VARIANTS } from "./variant.rules";

export const ALERT_ICONS = [
  "TaskSquare",
  "CalendarRemove",
  "TableDocument",
  "Gift",
  "MessageText1",
  "Setting2",
] as const;

/** What an alert can be about; it decides where a click on the alert leads. */
export const ALERT_SOURCES = [
  "event",
  "task",
  ...FOJA_KINDS,
  "court",
  "account",
  "reservation",
  "invoice",
  "installment",
  "losing",
  "folder",
  "import",
  "chat",
  "letter",
] as const;

/** Query of `GET /api/alert/useralerts/{userId}`. */
export const listAlerts = listQuery.omit({ fields: true }).extend({
  unread: flag("unread").optional().describe("true: solo los que no se leyeron"),
});

/** An alert as returned by the API, and as sent to an open screen. */
export const alert = z.object({
  _id: z.string(),
  read: z.boolean(),
  primaryText: z.string(),
  primaryVariant: z.enum(ALERT_VARIANTS),
  secondaryText: z.string().nullable(),
  expirationDate: z.string().nullable(),
  avatarIcon: z.enum(ALERT_ICONS),
  avatarType: z.literal("icon"),
  avatarSize: z.number().int(),
  avatarInitial: z.string().nullable(),
  sourceType: z.enum(ALERT_SOURCES),
  sourceId: z.string().nullable(),
  folderId: z.string().nullable(),
  /** The practice, and the person of it that the alert is for. */
  userId: z.string(),
  forId: z.string(),
  createdAt: z.string(),
});

export type AlertVariant = (typeof ALERT_VARIANTS)[number];
export type AlertIcon = (typeof ALERT_ICONS)[number];
export type AlertSource = (typeof ALERT_SOURCES)[number];
export type Alert = z.output<typeof alert>;
