/** A time in Google's form: a day (`date`), or an instant with its zone. */
export type GoogleTime = {
  date?: string | null;
  dateTime?: string | null;
  timeZone?: string | null;
};

/** The fields of a Google Calendar event that Foja reads or writes. */
export type GoogleEvent = {
  id?: string | null;
  etag?: string | null;
  status?: string | null;
  summary?: string | null;
  description?: string | null;
  location?: string | null;
  start?: GoogleTime;
  end?: GoogleTime;
  colorId?: string | null;
  visibility?: string | null;
  htmlLink?: string | null;
  updated?: string | null;
  recurringEventId?: string | null;
  extendedProperties?: { private?: Record<string, string> } | null;
  organizer?: { self?: boolean } | null;
  guestsCanModify?: boolean | null;
  locked?: boolean | null;
};

/** The kinds of failure of a call to Google, for the caller to decide on. */
export type FaultKind =
  /** The grant is no longer valid: only the person can give another. */
  | "grant"
  /** Too many calls for now. */
  | "quota"
  | "gone"
  /** The event was changed meanwhile. */
  | "changed"
  /** The id is in use, and remains so after a deletion. */
  | "taken"
  | "forbidden"
  | "unreachable"
  | "wrong";

const QUOTA = ["rateLimitExceeded", "userRateLimitExceeded", "quotaExceeded", "dailyLimitExceeded"];
const BY_STATUS: Record<number, FaultKind> = {
  401: "grant",
  403: "forbidden",
  404: "gone",
  408: "unreachable",
  409: "taken",
  410: "gone",
  412: "changed",
  429: "quota",
};

/** The kind of an API refusal. A 403 concerns quotas or permissions: its `reason` says which. */
export function faultOf(status: number | undefined, reason: string | undefined): FaultKind {
  if (reason !== undefined && QUOTA.includes(reason)) return "quota";
  if (status === undefined || status >= 500) return "unreachable";
  return BY_STATUS[status] ?? "wrong";
}

/** A refusal by Google. Holds neither the request nor the token. */
export class GoogleFault extends Error {
  override name = "GoogleFault";

  constructor(
    readonly kind: FaultKind,
    readonly reason: string | undefined = undefined,
  ) {
    super(`Google refused: ${kind}`);
  }
}
