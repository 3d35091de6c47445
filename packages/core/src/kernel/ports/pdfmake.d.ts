/** pdfmake as a server uses it; its published types are for a browser. */
declare module "pdfmake/js/index" {
  type Faces = Record<"normal" | "bold" | "italics" | "bolditalics", string>;
  const pdfmake: {
    virtualfs: { writeFileSync(name: string, content: Buffer): void };
    addFonts(fonts: Record<string, Faces>): void;
    setUrlAccessPolicy(allows: (url: string) => boolean): void;
    setLocalAccessPolicy(allows: (path: string) => boolean): void;
    createPdf(paper: object): { getBuffer(): Promise<Buffer> };
  };
  export default pdfmake;
}
