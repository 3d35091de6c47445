import { randomUUID } from "node:crypto";
import { aFolder, type Before, type Scenario, signedIn } from "./scenarios";

const CALENDAR = "/api/deadlines/calendars/PJN";
const SCHEDULE = "/api/deadlines/schedule";
const variables = { jurisdiccion: "PJN", notificacion: "2030-11-22", cantidad: 5 };
const edits = [{ from: "2030-11-26", kind: "asueto", reason: "Fumigación" }];

const aScheduledDeadline: Before = async (tenant) => {
  const folderId = await aFolder(tenant);
  await tenant.call("POST", SCHEDULE, { body: { variables, title: "Apelación", folderId } });
  return folderId;
};

/** Calls on deadlines that write several items at once, or move them. */
export const DEADLINE_SCENARIOS: Scenario[] = [
  {
    name: `POST ${SCHEDULE} with an Idempotency-Key`,
    prepare: signedIn("POST", SCHEDULE, {
      before: aFolder,
      body: ({ id }: { id: string }) => ({ variables, title: "Apelación", folderId: id }),
      headers: () => ({ "idempotency-key": randomUUID() }),
    }),
  },
  {
    name: `GET ${CALENDAR}`,
    prepare: signedIn("GET", CALENDAR, { before: aScheduledDeadline }),
  },
  {
    name: `PUT ${CALENDAR} that moves a deadline`,
    prepare: signedIn("PUT", CALENDAR, { before: aScheduledDeadline, body: { edits } }),
  },
];
