export * as Support from "./index";
export { forget, pictureKey, written } from "./leaving";
export { type SupportErrand, sendLetter } from "./letters";
export { announce } from "./screenshots";
export { change, find, list, screenshotOf, write } from "./support";
