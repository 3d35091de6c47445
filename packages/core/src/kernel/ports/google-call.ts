import { env } from "../env";
import { type Judged, watched } from "../pulse";
import { faultOf, GoogleFault } from "./calendar-event.rules";

const TIMEOUT_MS = 10_000;

type Answer = Record<string, unknown>;

/**
 * Posts to Google and returns the JSON of its answer. Without the client library, which takes
 * longer to load than these few calls that a person waits for. Throws `GoogleFault`.
 */
const post = (url: URL, body: string, headers: Record<string, string>): Promise<Answer> =>
  watched("google", () => posted(url, body, headers), judgeGoogle);

async function posted(url: URL, body: string, headers: Record<string, string>): Promise<Answer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await fetch(url, {
    method: "POST",
    body,
    headers,
    signal,
    redirect: "error",
  }).catch(() => undefined);
  if (!answer) throw new GoogleFault("unreachable");
  const read = (await answer.json().catch(() => ({}))) as Answer;
  if (!answer.ok) throw new GoogleFault(faultOf(answer.status, reasonOf(read)), reasonOf(read));
  return read;
}

/** The reason in an error of the API, or of the token endpoint. */
function reasonOf({ error }: Answer): string | undefined {
  if (typeof error === "string") return error;
  const { errors } = (error ?? {}) as { errors?: { reason?: string }[] };
  return errors?.[0]?.reason;
}

/**
 * Google's state according to a fault: a refusal is an answer, silence and spent quotas are not.
 */
export function judgeGoogle(error: unknown): Judged {
  if (!(error instanceof GoogleFault)) return undefined;
  if (error.kind === "unreachable") return { problem: "Google no responde." };
  if (error.kind === "quota") return { problem: "Google no acepta más llamadas por ahora." };
  return "answered";
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };

/** Posts a form to one of the token endpoints. */
export const postForm = (endpoint: "token" | "revoke", fields: Record<string, string>) =>
  post(new URL(`${env().GOOGLE_OAUTH_URL}/${endpoint}`), `${new URLSearchParams(fields)}`, FORM);

/** Posts to the Calendar API on behalf of the person who granted the token. */
const postCalendar = (path: string, accessToken: string, body: object) =>
  post(new URL(`/calendar/v3/${path}`, env().GOOGLE_CALENDAR_URL), JSON.stringify(body), {
    authorization: `Bearer ${accessToken}`,
    "content-type": "application/json",
  });

/** A span in which somebody is busy, UTC ISO. */
export type Busy = { start: string; end: string };

type BusyAnswer = { calendars?: Record<string, { errors?: unknown[]; busy?: Busy[] }> };

/**
 * The busy spans of the calendars between two instants. Throws where one of them cannot be read,
 * which must not be taken for free.
 */
export async function freeBusy(
  accessToken: string,
  ids: string[],
  [timeMin, timeMax]: [string, string],
): Promise<Busy[]> {
  const items = ids.map((id) => ({ id }));
  const answer: BusyAnswer = await postCalendar("freeBusy", accessToken, {
    timeMin,
    timeMax,
    items,
  });
  return ids.flatMap((id) => {
    const found = answer.calendars?.[id];
    if (!found || (found.errors ?? []).length > 0) throw new GoogleFault("unreachable", id);
    return (found.busy ?? []).map(({ start, end }) => ({ start: isoOf(start), end: isoOf(end) }));
  });
}

const isoOf = (text: string) => new Date(text).toISOString();

/** Closes a notification channel; does nothing where it is already closed. */
export async function stopChannel(
  accessToken: string,
  channel: { id: string; resourceId: string },
): Promise<void> {
  const { id, resourceId } = channel;
  await postCalendar("channels/stop", accessToken, { id, resourceId }).catch((error: unknown) => {
    if (!(error instanceof GoogleFault && error.kind === "gone")) throw error;
  });
}
