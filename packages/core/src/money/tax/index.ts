export * as Tax from "./index";
export { authoriseLane, type LaneOfPractice, type LaneRun, resume, stir, stirDue } from "./run";
