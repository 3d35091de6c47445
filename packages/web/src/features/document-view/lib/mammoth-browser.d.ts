/** The build for browsers has the interface of the package. */
declare module "mammoth/mammoth.browser" {
  export { default } from "mammoth";
}
