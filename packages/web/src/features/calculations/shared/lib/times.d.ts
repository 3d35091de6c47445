/** The standard font that every PDF reader has: only its metrics are loaded. */
declare module "pdfmake/build/standard-fonts/Times" {
  import type { TFontDictionary, TVirtualFileSystem } from "pdfmake/interfaces";

  const times: { vfs: TVirtualFileSystem; fonts: TFontDictionary };
  export default times;
}
