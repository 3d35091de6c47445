import type { RecordKind } from "@foja/core/kernel/records/record.rules";
import { client } from "../api/client";

const { folders, contacts, tasks, events, calculators, movements } = client.api;

/** The API's calls of each kind of record. */
export const API = {
  ...{ folder: folders, contact: contacts, task: tasks, event: events, calculator: calculators },
  ...{ movement: movements, notification: client.api["folder-notifications"] },
} as const satisfies Readonly<Record<RecordKind, object>>;
