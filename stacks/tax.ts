import { taxQueue } from "@foja/functions/triggers";
import { type StackContext, use } from "sst/constructs";
import { prepare } from "./defaults";
import { TaxQueue } from "./tax-queue";
import { worker } from "./worker";

/** ARCA is one service for the whole country: no crowd of ours asks it at once. */
const AT_ONCE = 10;

/** What asks ARCA about the vouchers of each lane that is on the queue. */
export function Tax({ stack }: StackContext) {
  prepare(stack);
  return { asking: worker(stack, taxQueue, use(TaxQueue).queue, AT_ONCE) };
}
