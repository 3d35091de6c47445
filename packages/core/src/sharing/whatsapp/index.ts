export { heard } from "./heard";
export * as Whatsapp from "./index";
export { besideOf } from "./message.item";
export { carry, type WhatsappErrand } from "./send";
export { useOf } from "./use";
