/** The reader of DOCX as browsers use it: the same calls as the package's own. */
declare module "mammoth/mammoth.browser.min.js" {
  export { default } from "mammoth";
}
