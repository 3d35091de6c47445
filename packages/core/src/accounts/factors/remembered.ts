import { randomBytes } from "node:crypto";
import { context, useUser } from "../../kernel/actor";
import { again } from "../../kernel/again";
import { now, nowIso } from "../../kernel/clock";
import { digest, isSame } from "../../kernel/digest";
import { commit, holds, isStale, type Write } from "../../kernel/dynamo";
import { AppError } from "../../kernel/error";
import { newId } from "../../kernel/id";
import { Sessions } from "../sessions";

import type { FactorsItem, FactorsRecord, RememberedRecord } from "./factors.item";
import { MOST, REMEMBERED_MS, rememberedUnder } from "./factors.rules";
import { find, save } from "./kept";

type Remembered = { record: RememberedRecord; cookie: string };

/** Remembers this request's device for thirty days, under the current password's mark. */
export function remember(of: string): Remembered {
  const secret = randomBytes(32).toString("base64url");
  const record = {
    _id: newId("remembered"),
    secretHash: digest(secret),
    of,
    device: Sessions.describeDevice(context().userAgent),
    address: context().address,
    createdAt: nowIso(),
    expiresAt: new Date(now() + REMEMBERED_MS).toISOString(),
  };
  return { record, cookie: `${record._id}.${secret}` };
}

/** Adds a remembered device to the factors, and removes the expired ones. */
export function withDevice(factors: FactorsRecord, record: RememberedRecord): FactorsRecord {
  const standing = rememberedUnder(factors.remembered, record.of, now());
  return { ...factors, remembered: [...standing, record].slice(-MOST.remembered) };
}

/** Whether a cookie is of a device remembered for an account and its password. */
export function isRemembered(factors: FactorsRecord, of: string, cookie: string | undefined) {
  const [id = "", secret = ""] = (cookie ?? "").split(".");
  const hash = digest(secret);
  const standing = rememberedUnder(factors.remembered, of, now());
  return standing.some((one) => one._id === id && isSame(one.secretHash, hash));
}

/** Makes a commit fail if the factors changed since they were read: the device may be revoked. */
export const unchanged = (item: FactorsItem): Write => holds(item, { version: item.version });

/** Forgets a device, so that it is asked for the factor again. Throws `device.not_found`. */
export async function revoke(id: string): Promise<void> {
  const { userId } = useUser();
  await again(async () => {
    const item = await find(userId);
    const remembered = item?.remembered.filter(({ _id }) => _id !== id) ?? [];
    if (!item || remembered.length === item.remembered.length) {
      throw new AppError("device.not_found", "Ese dispositivo ya no está recordado.");
    }
    await commit(save(item, { ...item, remembered }));
  }, isStale);
}
