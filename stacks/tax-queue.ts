import { taxQueue } from "@foja/functions/triggers";
import type { StackContext } from "sst/constructs";
import { prepare } from "./defaults";
import { workQueue } from "./work-queue";

/** The queue of vouchers for ARCA, without its function. */
export function TaxQueue({ stack }: StackContext) {
  prepare(stack);
  return workQueue(stack, "TaxQueue", taxQueue);
}
