import type { Alert } from "@foja/core/telling/alerts/alert.schema";

/** An unread alert about a task of a case. */
export const alert = (given: Partial<Alert> = {}): Alert => ({
  _id: "alr_1",
  read: false,
  primaryText: "Vence mañana: contestar demanda",
  primaryVariant: "info",
  secondaryText: "Pérez c/ Gómez s/ despido",
  expirationDate: null,
  avatarIcon: "TaskSquare",
  avatarType: "icon",
  avatarSize: 40,
  avatarInitial: null,
  sourceType: "task",
  sourceId: "tsk_1",
  folderId: "fol_1",
  userId: "usr_1",
  forId: "usr_1",
  createdAt: "2026-11-26T12:00:00.000Z",
  ...given,
});
