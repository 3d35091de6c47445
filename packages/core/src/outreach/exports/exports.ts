import { Factors } from "../../accounts/factors";
import { Throttle } from "../../accounts/throttle";
import { Users } from "../../accounts/users";
import { useUser } from "../../kernel/actor";
import { now, nowIso } from "../../kernel/clock";
import { commit, get, insert, isExpired, query } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { isId } from "../../kernel/id";
import { Idempotency } from "../../kernel/idempotency";
import * as files from "../../kernel/ports/files";
import { dayOf } from "../../kernel/zone.rules";
import {
  type ExportItem,
  type ExportRecord,
  exportKey,
  fromItem,
  ownRange,
  toItem,
  zipKey,
} from "./export.item";
import type { ExportRow } from "./export.schema";

/** For how many seconds an address is valid: as long as it takes to start a large download. */
const LINK_SECONDS = 900;

/** Three exports at once, and another every eight hours: each reads all of a practice's data. */
const BUCKET = { size: 3, refillMs: 8 * 3600_000 };

/** The most exports shown: those of a week are few. */
const SHOWN = 50;

/**
 * Requests an export of everything stored about an account. `by` is the administrator who requests
 * it in its person's name. Throws `export.waiting`, `request.throttled`, `user.not_found`.
 */
export async function ask(userId: string, by: string | null = null): Promise<ExportRow> {
  await assertAccount(userId);
  if ((await all(userId)).some(({ status }) => status === "waiting")) {
    throw new AppError("export.waiting", "Ya estamos preparando una descarga: esperá a que esté.");
  }
  await Throttle.takeFrom("export", userId, BUCKET);
  const record: ExportRecord = {
    _id: Idempotency.mint("export"),
    ...{ userId, by, status: "waiting", askedAt: nowIso(), dueAt: nowIso() },
    ...{ readyAt: null, expiresAt: null, size: null, tries: 0, version: 1 },
  };
  await commit(insert(toItem(record)));
  return withLink(record, null);
}

async function assertAccount(userId: string): Promise<void> {
  const user = isId("user", userId) ? await Users.find(userId) : undefined;
  if (!user) throw new AppError("user.not_found", "No encontramos esa cuenta.");
}

/**
 * The acting person's exports, newest first. Each finished one has a download address, unless a
 * second factor is required first: then `link` returns it.
 */
export async function list(): Promise<ExportRow[]> {
  const [records, isProven] = await Promise.all([all(useUser().userId), Factors.isProven()]);
  return Promise.all(
    records.map(async (record) => withLink(record, isProven ? await addressOf(record) : null)),
  );
}

/** A new address of a ZIP of the acting person. Throws `export.not_found`. */
export async function link(id: string): Promise<string> {
  const item = isId("export", id)
    ? await get<ExportItem>(exportKey(useUser().userId, id))
    : undefined;
  const url = item && !isExpired(item, now()) ? await addressOf(fromItem(item)) : null;
  if (!url) throw new AppError("export.not_found", "Esa descarga ya no está. Pedila de nuevo.");
  return url;
}

/** Like `list`, for administrators, without addresses: the content is not theirs to read. */
export async function listWithoutLinks(userId: string): Promise<ExportRow[]> {
  await assertAccount(userId);
  return (await all(userId)).map((record) => withLink(record, null));
}

async function all(userId: string): Promise<ExportRecord[]> {
  const { items } = await query<ExportItem>({ ...ownRange(userId), limit: SHOWN });
  return items.filter((item) => !isExpired(item, now())).map(fromItem);
}

async function addressOf(record: ExportRecord): Promise<string | null> {
  if (record.status !== "ready") return null;
  const name = `foja-mis-datos-${dayOf(record.askedAt)}.zip`;
  return files.linkTo(zipKey(record), name, LINK_SECONDS);
}

function withLink(record: ExportRecord, url: string | null): ExportRow {
  const { _id, status, askedAt, by, readyAt, expiresAt, size } = record;
  return { _id, status, askedAt, byAdministration: by !== null, readyAt, expiresAt, size, url };
}
