import { Users } from "@foja/core/accounts/users";
import { openTable } from "@foja/core/kernel/dynamo";
import { env } from "@foja/core/kernel/env";
import { bringBack, deletedSince } from "@foja/core/kernel/ports/file-versions";
import { Recoveries } from "@foja/core/outreach/recovery";

export type PracticeRecovery = {
  /** The e-mail of who founded the practice, or its identifier. */
  who: string;
  /** The table that was recovered to the moment, and the moment: UTC ISO. */
  table: string;
  at: string;
  exact: boolean;
  apply: boolean;
};

/**
 * Brings one practice back from a recovered table and from the versions of its files, as the function does
 * whose settings `environment` are (a JSON object, as AWS shows them). Returns what it did, or would do.
 */
export async function recoverPractice(
  { who, table, at, exact, apply }: PracticeRecovery,
  environment: string,
): Promise<string> {
  Object.assign(process.env, JSON.parse(environment) as Record<string, string>);
  const { TABLE_NAME, AWS_REGION, FILES_BUCKET, S3_ENDPOINT } = env();
  const bucket = { bucket: FILES_BUCKET, region: AWS_REGION, endpoint: S3_ENDPOINT };
  const gone = async (prefix: string) =>
    (await deletedSince(bucket, prefix, at)).map((version) => ({
      key: version.key,
      bring: () => bringBack(bucket, version),
    }));
  const ownerId = await ownerIdOf(who);
  const past = { table: openTable(table), gone };
  const recovery = { ownerId, past, now: openTable(TABLE_NAME), exact };
  const plan = await Recoveries.plan(recovery);
  const done = apply ? await Recoveries.apply(recovery, plan) : undefined;
  return Recoveries.said(plan, exact, done);
}

async function ownerIdOf(who: string): Promise<string> {
  if (!who.includes("@")) return who;
  const user = await Users.findByEmail(who);
  if (!user) throw new Error(`Nobody has the e-mail ${who}.`);
  return user._id;
}
