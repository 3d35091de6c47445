export {
  linkedFolders,
  movimientos,
  ofFolder,
  remove_ as remove,
  remove_,
  runNow,
  seen,
  verified,
  verifyLinked,
} from "./causas";
export { chooseFollowed, countFollowed, followed } from "./followed";
export * as Causas from "./index";
export { leave } from "./leaving";
export { letGo, link, linkAgain, linkOf, unlink } from "./links";
export { lookUp, waitForTurn } from "./lookup";
export { list as portals, workers } from "./portals";
export { preview } from "./preview";
export { type Reading, readings } from "./readings";
export { sync, syncPortal } from "./sync";
