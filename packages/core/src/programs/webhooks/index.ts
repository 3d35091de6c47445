export { deliver, type Ran } from "./deliver";
export { deliveries, MOST_AGAIN, replay } from "./deliveries";
export { create, list, removeEndpoint as remove, update } from "./endpoints";
export { follow } from "./follow";
export * as Webhooks from "./index";
export { type OffErrand, sendOffLetter } from "./off-letter";
export { type Swept, sweep } from "./sweep";
