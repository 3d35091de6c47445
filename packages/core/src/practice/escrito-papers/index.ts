export { docxOf } from "./docx";
export * as EscritoPapers from "./index";
