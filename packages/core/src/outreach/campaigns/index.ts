export { create, discard, get, list, receivedBy, update } from "./campaigns";
export { note } from "./events";
export * as Campaigns from "./index";
export { type LaneOfCampaign, runLane, stirAll } from "./run";
export { cancel, isStirred, pause, resume, schedule, send } from "./steps";
export { sweep } from "./sweep";
export { askTest, type CampaignTestErrand, sendTest } from "./test-letter";
export { tokenFor } from "./token";
export { wish, wishesOf } from "./wishes";
