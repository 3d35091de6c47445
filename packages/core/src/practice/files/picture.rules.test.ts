import { type PHOTOS, photo } from "@foja/harness/pictures";
import { describe, expect, it } from "vitest";
import { orientationOf } from "./exif.rules";
import { isPicture, pictureAlone } from "./picture.rules";

const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

/** EXIF that says nothing but «turn it to the right». */
const ONLY_TURNED = `II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0`;

/** What the pictures say, in letters and as the place's numbers (34/1, 58/1). */
const SAID = ["Ana Quiroga", "Camara", "Rosario", "xmpmeta", "\x22\0\0\0\x01", "\x3a\0\0\0\x01"];

const cases: [keyof typeof PHOTOS, "image/jpeg" | "image/png" | "image/webp"][] = [
  ["jpg", "image/jpeg"],
  ["progressive", "image/jpeg"],
  ["png", "image/png"],
  ["webp", "image/webp"],
];

describe.each(cases)("a photo: %s", (name, type) => {
  const alone = () => pictureAlone(type, photo(name));

  it("says no more where, by whom and with what it was taken", () => {
    expect(SAID.filter((one) => latin(photo(name)).includes(one)).length).toBeGreaterThan(2);
    for (const one of SAID) expect(latin(alone())).not.toContain(one);
  });

  it("is still turned as it was, and has its colour profile", () => {
    expect(latin(alone())).toContain(ONLY_TURNED);
    expect(latin(alone())).toMatch(/ICC_PROFILE|iCCP|ICCP/);
  });

  it("stays as it is when it is taken in again", () => {
    expect(pictureAlone(type, alone())).toEqual(alone());
  });

  it("loses what was put behind its end", () => {
    const more = Buffer.concat([photo(name), Buffer.from("GPS: -34.6037, -58.3816")]);
    expect(pictureAlone(type, new Uint8Array(more))).toEqual(alone());
  });
});

describe("the picture itself", () => {
  it("of a JPEG stays byte for byte, from its tables to its end", () => {
    for (const name of ["jpg", "progressive"] as const) {
      const [before, after] = [latin(photo(name)), latin(pictureAlone("image/jpeg", photo(name)))];
      const tables = before.indexOf("\xff\xdb");
      expect(after.endsWith(before.slice(tables))).toBe(true);
      expect(after.startsWith("\xff\xd8\xff\xe1\0\x22Exif\0\0II*\0")).toBe(true);
    }
  });

  it("of a PNG stays in its chunks, with their checksums", () => {
    const after = latin(pictureAlone("image/png", photo("png")));
    const types = [...after.matchAll(/IHDR|eXIf|iCCP|pHYs|tEXt|zTXt|iTXt|tIME|IDAT|IEND/g)];
    expect(types.map(([type]) => type)).toEqual(["IHDR", "eXIf", "iCCP", "pHYs", "IDAT", "IEND"]);
    const before = latin(photo("png"));
    expect(after.endsWith(before.slice(before.indexOf("IDAT") - 4))).toBe(true);
    // The checksum of the new chunk, by zlib's crc32.
    expect(after).toContain(`eXIf${ONLY_TURNED}\xb7\x48\x11\x29`);
  });

  it("of a WebP stays, and its head says what there is: a profile and EXIF, no XMP", () => {
    const after = pictureAlone("image/webp", photo("webp"));
    const before = latin(photo("webp"));
    const from = before.indexOf("VP8 ");
    const length = Buffer.from(photo("webp")).readUInt32LE(from + 4);
    expect(latin(after)).toContain(before.slice(from, from + 8 + length));
    expect(latin(after.subarray(12, 16))).toBe("VP8X");
    expect(after[20]).toBe(0x20 | 0x08);
    expect(Buffer.from(after).readUInt32LE(4)).toBe(after.length - 8);
  });
});

describe("a JPEG made by hand", () => {
  const segment = (marker: number, data: string) =>
    `\xff${String.fromCharCode(marker)}${String.fromCharCode((data.length + 2) >> 8, (data.length + 2) & 0xff)}${data}`;
  const SCAN = `${segment(0xda, "\x01\x01\0\0\x3f\0")}ab\xff\0cd\xff\xd0ef`;
  const TABLES = segment(0xdb, "tablas");
  const jpeg = (...parts: string[]) =>
    latin(pictureAlone("image/jpeg", bytesOf(`\xff\xd8${parts.join("")}`)));

  it("keeps its header without the thumbnail in it, its profile and Adobe's mark", () => {
    const header = "JFIF\0\x01\x01\0\0\x01\0\x01";
    const kept = [segment(0xe2, "ICC_PROFILE\0\x01\x01perfil"), segment(0xee, "Adobe\0d"), TABLES];
    expect(jpeg(segment(0xe0, `${header}\x02\x01rgbrgb`), ...kept, SCAN, "\xff\xd9")).toBe(
      `\xff\xd8${segment(0xe0, `${header}\0\0`)}${kept.join("")}${SCAN}\xff\xd9`,
    );
  });

  it.each([
    ["a comment", segment(0xfe, "Av. Corrientes 1234")],
    ["XMP", segment(0xe1, "http://ns.adobe.com/xap/1.0/\0<x/>")],
    ["IPTC", segment(0xed, "Photoshop 3.0\0")],
    ["the second picture's list", segment(0xe2, "MPF\0")],
    ["a thumbnail of its own", segment(0xe0, "JFXX\0\x10")],
    ["EXIF that cannot be read", segment(0xe1, "Exif\0\0MM")],
    ["padding", "\xff\xff\xff"],
  ])("loses %s", (_, said) => {
    expect(jpeg(said, TABLES, said, SCAN, "\xff\xd9 y más")).toBe(
      `\xff\xd8${TABLES}${SCAN}\xff\xd9`,
    );
  });

  it("keeps what there is of one that was cut off", () => {
    expect(jpeg(TABLES, SCAN)).toBe(`\xff\xd8${TABLES}${SCAN}`);
    expect(jpeg("\xff\xdb\xff\xffab")).toBe("\xff\xd8\xff\xdb\xff\xffab");
    expect(jpeg("\xff\xe1\xff\xffExif\0\0")).toBe("\xff\xd8");
    expect(jpeg()).toBe("\xff\xd8");
  });
});

describe("how a picture has to be turned", () => {
  const big = (value: number, offset = 8) =>
    bytesOf(
      `MM\0*\0\0\0${String.fromCharCode(offset)}\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(value)}\0\0\0\0\0\0`,
    );

  it.each([
    [big(3), 3],
    [big(8), 8],
    [big(9), 1],
    [big(0), 1],
    [big(3, 200), 1],
    [big(3).subarray(0, 20), 1],
    [bytesOf("II"), 1],
    [bytesOf(""), 1],
    [bytesOf(ONLY_TURNED), 6],
  ])(
    "is read of EXIF in either order of bytes, and is upright where it says none: %#",
    (tiff, is) => {
      expect(orientationOf(tiff)).toBe(is);
    },
  );
});

it.each([
  ["image/png", true],
  ["image/jpeg", true],
  ["image/webp", true],
  ["application/pdf", false],
  ["toString", false],
])("knows of %s whether it is a picture: %s", (type, is) => {
  expect(isPicture(type)).toBe(is);
});
