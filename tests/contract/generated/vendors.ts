import { resetEnv } from "@foja/core/kernel/env";
import { startArca } from "@foja/harness/arca";
import { startStripe } from "@foja/harness/billing";
import { startCourt } from "@foja/harness/court";
import { startBucket } from "@foja/harness/files";
import { startGoogle } from "@foja/harness/google";
import { ownTable } from "@foja/harness/own-table";

/** All that a route may ask of others, each by its stand-in, and a table of its own. */
export type Vendors = Awaited<ReturnType<typeof openVendors>>;

export async function openVendors() {
  await ownTable();
  const bucket = await startBucket();
  const arca = await startArca();
  const court = await startCourt();
  const google = await startGoogle();
  const stripe = await startStripe();
  const close = async () => {
    await Promise.all([bucket, arca, court, google, stripe].map((one) => one.stop()));
    resetEnv();
  };
  return { google, close };
}
