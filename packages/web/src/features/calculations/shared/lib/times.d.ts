/** The letter that every reader of documents has: only its measures travel. */
declare module "pdfmake/build/standard-fonts/Times" {
  import type { TFontDictionary, TVirtualFileSystem } from "pdfmake/interfaces";

  const times: { vfs: TVirtualFileSystem; fonts: TFontDictionary };
  export default times;
}
