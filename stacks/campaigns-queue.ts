import { campaignsQueue } from "@foja/functions/triggers";
import type { StackContext } from "sst/constructs";
import { prepare } from "./defaults";
import { workQueue } from "./work-queue";

/** The queue of campaign lanes to continue, without its function. */
export function CampaignsQueue({ stack }: StackContext) {
  prepare(stack);
  return workQueue(stack, "CampaignsQueue", campaignsQueue);
}
