import type { S3Client } from "@aws-sdk/client-s3";

/** A version of an object, by which it comes back. */
export type Version = { key: string; versionId: string };

/** Where the versions of a bucket are. `endpoint`: if not at Amazon's. */
type Bucket = { bucket: string; region: string; endpoint?: string };

type Seen = { was: string | null; isThere: boolean };

/**
 * The versions that objects under a prefix had at an instant (UTC ISO) and that are deleted now. The
 * bucket keeps versions for 35 days.
 */
export async function deletedSince(
  { bucket, ...place }: Bucket,
  prefix: string,
  at: string,
): Promise<Version[]> {
  const { ListObjectVersionsCommand } = await import("@aws-sdk/client-s3");
  const s3 = await connect(place);
  const seen = new Map<string, Seen>();
  let after: { KeyMarker?: string; VersionIdMarker?: string } = {};
  for (let more = true; more; ) {
    const input = { Bucket: bucket, Prefix: prefix, ...after };
    const answer = await s3.send(new ListObjectVersionsCommand(input));
    const { Versions = [], DeleteMarkers = [] } = answer;
    const entries = [
      ...Versions.map((one) => ({ ...one, isVersion: true })),
      ...DeleteMarkers.map((one) => ({ ...one, isVersion: false })),
    ];
    // Of each key the latest first, so that the first one at or before the instant held then.
    entries.sort((a, b) => Number(b.LastModified) - Number(a.LastModified));
    for (const entry of entries) note(seen, entry, Date.parse(at));
    after = { KeyMarker: answer.NextKeyMarker, VersionIdMarker: answer.NextVersionIdMarker };
    more = answer.IsTruncated === true;
  }
  s3.destroy();
  return [...seen].flatMap(([key, { was, isThere }]) =>
    was && !isThere ? [{ key, versionId: was }] : [],
  );
}

type Entry = {
  Key?: string;
  VersionId?: string;
  LastModified?: Date;
  IsLatest?: boolean;
  isVersion: boolean;
};

const NEVER = "";

/** `was` is null until an entry of the key is at or before the instant, and empty if that deleted it. */
function note(seen: Map<string, Seen>, entry: Entry, atMs: number): void {
  const { Key = "", VersionId = "", LastModified, IsLatest, isVersion } = entry;
  const known = seen.get(Key) ?? { was: null, isThere: false };
  if (IsLatest && isVersion) known.isThere = true;
  if (known.was === null && Number(LastModified) <= atMs) known.was = isVersion ? VersionId : NEVER;
  seen.set(Key, known);
}

/** Makes a version of an object the present one again: a copy of it onto its own key. */
export async function bringBack(
  { bucket, ...place }: Bucket,
  { key, versionId }: Version,
): Promise<void> {
  const { CopyObjectCommand } = await import("@aws-sdk/client-s3");
  const s3 = await connect(place);
  const source = `${bucket}/${key.split("/").map(encodeURIComponent).join("/")}`;
  const CopySource = `${source}?versionId=${encodeURIComponent(versionId)}`;
  await s3.send(new CopyObjectCommand({ Bucket: bucket, Key: key, CopySource }));
  s3.destroy();
}

async function connect({ region, endpoint }: Omit<Bucket, "bucket">): Promise<S3Client> {
  const { S3Client } = await import("@aws-sdk/client-s3");
  return new S3Client({ region, endpoint, forcePathStyle: endpoint !== undefined });
}
