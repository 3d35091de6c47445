export type { MailRecord } from "./mail.item";
export * as Letters from "./mail.rules";
export * as Mails from "./mails";
