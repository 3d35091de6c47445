export * as InvoiceNotices from "./index";
export { raise, raiseEnding } from "./notices";
