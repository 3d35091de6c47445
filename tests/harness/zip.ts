import { fromBuffer } from "yauzl";

/** The files of a ZIP by name. */
export const unzipped = (bytes: Buffer): Promise<Map<string, Buffer>> =>
  new Promise((done, fail) => {
    const files = new Map<string, Buffer>();
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return fail(error);
      zip.on("error", fail);
      zip.on("end", () => done(files));
      zip.on("entry", (entry) => {
        zip.openReadStream(entry, async (problem, stream) => {
          if (problem) return fail(problem);
          const parts: Buffer[] = [];
          for await (const part of stream) parts.push(part as Buffer);
          files.set(entry.fileName, Buffer.concat(parts));
          zip.readEntry();
        });
      });
      zip.readEntry();
    });
  });
