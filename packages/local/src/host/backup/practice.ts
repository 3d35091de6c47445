import { join } from "node:path";
import { openTable } from "@foja/core/kernel/dynamo";
import { env } from "@foja/core/kernel/env";
import * as files from "@foja/core/kernel/ports/files";
import { Recoveries } from "@foja/core/outreach/recovery";
import { startDatabase } from "../../aws/dynamo/start";
import { openObjects } from "../../aws/files/objects";
import { assertData } from "./copy";

/** A practice, and the folder into which a backup was restored. */
type Asked = Recoveries.Asked & { folder: string };

/**
 * Brings one practice of the Foja that this process is attached to back from the folder of a restored
 * backup, or says what that would do. Throws StartError for a folder that holds no data.
 */
export async function restorePractice({ folder, ...asked }: Asked) {
  assertData(folder);
  const database = await startDatabase({ kind: "dynoxide", dataDir: join(folder, "database") });
  try {
    const table = openTable(env().TABLE_NAME, database.endpoint);
    return await Recoveries.run(asked, { table, gone: goneFrom(folder) });
  } finally {
    await database.stop();
  }
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
