import { Audit } from "@foja/core/operations/audit";
import type { Answer } from "@foja/harness/api";

/** The administrator's calls that are not audited: docs/decisions/044. */
const UNAUDITED = [
  "GET /api/admin/audit",
  "GET /api/auth/me",
  "GET /api/sessions",
  "PATCH /api/sessions/current",
  "POST /api/auth/logout",
];
const MISUNDERSTOOD = [400, 413, 415, 422];

/** Every entry of the audit. */
async function allEntries() {
  const entries = [];
  for (let cursor: string | undefined, first = true; first || cursor; first = false) {
    const page = await Audit.list({ limit: 500, ...(cursor && { cursor }) });
    entries.push(...page.entries);
    cursor = page.nextCursor;
  }
  return entries;
}

/** The calls of an administrator whose entry is missing, is one too many, or says another outcome. */
export async function wronglyAudited(
  asked: { address: string; answer: Answer }[],
  unsigned: string[],
): Promise<string[]> {
  const entries = await allEntries();
  return asked.flatMap(({ address, answer: { status, headers } }) => {
    const exempt = UNAUDITED.includes(address) || unsigned.includes(address);
    const wanted = exempt || MISUNDERSTOOD.includes(status) ? 0 : 1;
    const id = headers.get("x-request-id");
    const found = entries.filter(({ requestId }) => requestId === id).map(({ result }) => result);
    const isTrue = found.every((result) => result === (status < 300 ? "done" : "refused"));
    return found.length === wanted && isTrue ? [] : [`${address} ${status}: ${found.join()}`];
  });
}
