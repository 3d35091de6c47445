export * as Contacts from "./contacts";
