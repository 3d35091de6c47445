/** When something is, as Google says it: a day (`date`), or an instant with its zone. */
export type GoogleTime = {
  date?: string | null;
  dateTime?: string | null;
  timeZone?: string | null;
};

/** An event of Google Calendar, as far as Foja reads or writes it. */
export type GoogleEvent = {
  id?: string | null;
  etag?: string | null;
  status?: string | null;
  summary?: string | null;
  description?: string | null;
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

/** What an answer of Google's means for who asked. */
export type FaultKind =
  /** The grant does not hold any more: only the person can give another. */
  | "grant"
  /** Too fast, or too much for now. */
  | "quota"
  | "gone"
  /** Something else was written meanwhile. */
  | "changed"
  /** The identifier is in use, and stays so after a deletion. */
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

/** What a refusal of the API means. A 403 is about speed or about rights: its `reason` says which. */
export function faultOf(status: number | undefined, reason: string | undefined): FaultKind {
  if (reason !== undefined && QUOTA.includes(reason)) return "quota";
  if (status === undefined || status >= 500) return "unreachable";
  return BY_STATUS[status] ?? "wrong";
}

/** A refusal of Google's. Says neither what was asked nor with which token. */
export class GoogleFault extends Error {
  override name = "GoogleFault";

  constructor(
    readonly kind: FaultKind,
    readonly reason: string | undefined = undefined,
  ) {
    super(`Google refused: ${kind}`);
  }
}
