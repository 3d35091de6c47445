import { openTable } from "@foja/core/kernel/dynamo";
import { env } from "@foja/core/kernel/env";
import { bringBack, deletedSince } from "@foja/core/kernel/ports/file-versions";
import { Recoveries } from "@foja/core/outreach/recovery";

export type PracticeRecovery = Recoveries.Asked & {
  /** The table that was recovered to the moment, and the moment: UTC ISO. */
  table: string;
  at: string;
};

/**
 * Brings one practice back from a recovered table and from the versions of its files, as the function does
 * whose settings `environment` are (a JSON object, as AWS shows them). Returns what it did, or would do.
 */
export async function recoverPractice(
  { table, at, ...asked }: PracticeRecovery,
  environment: string,
): Promise<string> {
  Object.assign(process.env, JSON.parse(environment) as Record<string, string>);
  const { AWS_REGION, FILES_BUCKET, S3_ENDPOINT } = env();
  const bucket = { bucket: FILES_BUCKET, region: AWS_REGION, endpoint: S3_ENDPOINT };
  const gone = async (prefix: string) =>
    (await deletedSince(bucket, prefix, at)).map((version) => ({
      key: version.key,
      bring: () => bringBack(bucket, version),
    }));
  const { plan, done } = await Recoveries.run(asked, { table: openTable(table), gone });
  return Recoveries.said(plan, asked.exact, done);
}
