export * as InvoiceNotices from "./index";
export { tell, tellEnding } from "./notices";
