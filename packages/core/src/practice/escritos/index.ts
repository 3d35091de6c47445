export { templateFor } from "../escrito-templates/shipped.rules";
export { comeBack, goAlong } from "./along";
export { earlier, forget } from "./earlier";
export {
  bringBack,
  create,
  get,
  list,
  plan,
  preview,
  remove,
  restore,
  several,
  takeBack,
  update,
} from "./escritos";
export { setStatus } from "./filing";
export * as Escritos from "./index";
export { docx, type Paper, pdf } from "./papers";
