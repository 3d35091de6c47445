export { demand, isDemanded } from "./demand";
export { type HandoverItem, handoverKey, handoversRange } from "./handover.item";
export * as Practices from "./index";
export {
  accept,
  invite,
  list as invitations,
  placeFor,
  read as readInvitation,
  revoke,
} from "./invitations";
export { type MemberErrand, sendLetter } from "./letters";
export { membershipOf } from "./member.item";
export {
  changeRole,
  dismiss,
  enter,
  isOf,
  leave,
  leaveAll,
  list as members,
  memberChecks,
  mine,
  noMember,
  peopleIn,
  practicesOf,
} from "./members";
export { rename } from "./naming";
export { followTeam, losesTeam } from "./team";
export { tokenFor } from "./token";
