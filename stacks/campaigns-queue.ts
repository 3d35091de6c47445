import { campaignsQueue } from "@foja/functions/triggers";
import type { StackContext } from "sst/constructs";
import { prepare } from "./defaults";
import { workQueue } from "./work-queue";

/** The queue of lanes of campaigns that are to be gone on with, without its function. */
export function CampaignsQueue({ stack }: StackContext) {
  prepare(stack);
  return workQueue(stack, "CampaignsQueue", campaignsQueue);
}
