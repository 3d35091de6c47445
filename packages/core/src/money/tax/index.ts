export * as Tax from "./index";
export { authoriseLane, type LaneOfPractice, type LaneRun, stir, stirDue } from "./run";
