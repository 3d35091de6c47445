import { join } from "node:path";
import { Users } from "@foja/core/accounts/users";
import { openTable } from "@foja/core/kernel/dynamo";
import { env } from "@foja/core/kernel/env";
import * as files from "@foja/core/kernel/ports/files";
import { Recoveries } from "@foja/core/outreach/recovery";
import { startDatabase } from "../../aws/dynamo/start";
import { openObjects } from "../../aws/files/objects";
import { StartError } from "../../support/start-error";
import { assertData } from "./copy";

export type Asked = {
  /** The e-mail of who founded the practice, or its identifier. */
  who: string;
  /** The folder into which a backup was restored. */
  folder: string;
  exact: boolean;
  /** Without it, nothing is written. */
  apply: boolean;
};

export type Answer = { plan: Recoveries.Plan; done?: Recoveries.Recovered };

/**
 * Brings one practice of the Foja that this process is attached to back from the folder of a restored
 * backup, or says what that would do. Throws StartError for a folder or a practice that is not there.
 */
export async function restorePractice({ who, folder, exact, apply }: Asked): Promise<Answer> {
  assertData(folder);
  const { TABLE_NAME } = env();
  const database = await startDatabase({ kind: "dynoxide", dataDir: join(folder, "database") });
  try {
    const past = { table: openTable(TABLE_NAME, database.endpoint), gone: goneFrom(folder) };
    const recovery = { ownerId: await ownerIdOf(who), past, now: openTable(TABLE_NAME), exact };
    const plan = await Recoveries.plan(recovery);
    return apply ? { plan, done: await Recoveries.apply(recovery, plan) } : { plan };
  } finally {
    await database.stop();
  }
}

async function ownerIdOf(who: string): Promise<string> {
  if (!who.includes("@")) return who;
  const user = await Users.findByEmail(who);
  if (!user) throw new StartError(`Nobody has the e-mail ${who}.`);
  return user._id;
}

/** The files of a restored backup that are not there now. */
const goneFrom = (folder: string) => async (prefix: string) => {
  const past = openObjects(join(folder, "files"));
  const there = await files.sizesUnder(prefix);
  return past
    .list()
    .filter(({ key }) => key.startsWith(prefix) && !there.has(key))
    .map(({ key }) => ({
      key,
      bring: async () => {
        const object = past.get(key);
        if (object) await files.store(key, object.body, object.type);
      },
    }));
};
