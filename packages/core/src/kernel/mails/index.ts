export * as Mails from "./mails";
