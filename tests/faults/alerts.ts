import { Alerts } from "@foja/core/telling/alerts";
import { type Before, type Scenario, signedIn } from "./scenarios";

const anAlert: Before = async ({ userId }) => {
  const draft = {
    key: "k",
    at: "2026-03-10T11:00:00.000Z",
    primaryText: "Vence el martes 10/03/2026: Apelar",
    primaryVariant: "error",
    secondaryText: null,
    avatarIcon: "TaskSquare",
    sourceType: "task",
    sourceId: null,
    folderId: null,
    expirationDate: "2026-03-10",
  } as const;
  await Alerts.raise(userId, draft);
  return Alerts.idOf(userId, draft);
};

/** A person's calls about alerts and their preferences. */
export const ALERT_SCENARIOS: Scenario[] = [
  {
    name: "POST /api/alert/markAsRead/{id}",
    prepare: signedIn("POST", ({ id }) => `/api/alert/markAsRead/${id}`, { before: anAlert }),
  },
  {
    name: "POST /api/alert/markAllAsRead",
    prepare: signedIn("POST", "/api/alert/markAllAsRead", { before: anAlert }),
  },
  {
    name: "DELETE /api/alert/alerts/{id}",
    prepare: signedIn("DELETE", ({ id }) => `/api/alert/alerts/${id}`, { before: anAlert }),
  },
  {
    name: "PUT /api/notifications/preferences",
    prepare: signedIn("PUT", "/api/notifications/preferences", {
      body: { tasks: { daysBefore: [7] }, digest: { enabled: true } },
    }),
  },
];
