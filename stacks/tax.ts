import { taxQueue } from "@foja/functions/triggers";
import { type StackContext, use } from "sst/constructs";
import { prepare } from "./defaults";
import { TaxQueue } from "./tax-queue";
import { worker } from "./worker";

/** ARCA is one service for the whole country: our concurrency towards it is limited. */
const AT_ONCE = 10;

/** The function that has ARCA authorise the vouchers of each queued lane. */
export function Tax({ stack }: StackContext) {
  prepare(stack);
  return { asking: worker(stack, taxQueue, use(TaxQueue).queue, AT_ONCE) };
}
