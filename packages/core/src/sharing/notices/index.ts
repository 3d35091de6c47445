export * as Notices from "./index";
export { approvedOf, create, decide, follow, list } from "./notices";
export { changeSetting, changeWhatsapp, settings, whatsapp } from "./settings";
export { mute, type NoticeErrand, sendNotice } from "./ways";
