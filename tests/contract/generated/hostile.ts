import fc from "fast-check";

/** A text that must never be repeated in a message. */
export const MARK = "eco7391";

/** Texts that are known to break programs. */
const TEXTS = [
  "' OR 1=1 --",
  '{"$gt":""}',
  "__proto__",
  "constructor",
  "#pk = :pk",
  "OWNER#usr_00000000000000000000000000",
  "..%2f..%2fetc",
  "%00",
  "%",
  "\u0000",
  "a\u0000b",
  "\ufffe\uffff",
  "\u202egnp.exe",
  "a\r\nSet-Cookie: x=1",
  `<script>${MARK}</script>`,
  "NaN",
  "-1",
  "1e309",
  "2026-02-30",
  "+275760-09-13T00:00:00.000Z",
  "9".repeat(400),
  "",
  " ",
];

/** Half of a surrogate pair, alone and in texts that would be valid without it. */
const BROKEN = ["\ud800", "\udc00", "a\ud83d", "\ude00b", "\ud800@b.co", `x\udfff${MARK}`];

const LONG = ["x".repeat(3000), "ñ".repeat(9000), "😀".repeat(2500)];

/** Numbers at the limits of JSON, JavaScript and the table. */
export const FIGURES = [
  ...[0, -0, -1, 5e-324, -5e-324, 1e-131, 1e-130, 1e-7, 0.1 + 0.2],
  ...[2 ** 31, 2 ** 53, 1e21, 9.99e125, 1e126, 1e308, -1e308],
];

/** The replacements of a valid field, one after another, in an otherwise valid request. */
export function replacementsOf(value: unknown): unknown[] {
  if (typeof value === "number") return [5e-324, 1e-131, 1e126, -0];
  if (typeof value !== "string") return [];
  return [`\ud800${value}`, `${value}\udc00`, `${value}\u0000`, value.padEnd(3000, "x")];
}

export const text = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 2, arbitrary: fc.constantFrom(...BROKEN) },
  { weight: 1, arbitrary: fc.constantFrom(...LONG) },
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);

export const figure = fc.oneof(fc.constantFrom(...FIGURES), fc.double(), fc.maxSafeInteger());

const scalar = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 2, arbitrary: figure },
  { weight: 1, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constant(null) },
);

/** Any JSON value; most are invalid for any field. */
export const anything = fc.oneof(
  { weight: 6, arbitrary: scalar },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.array(scalar, { maxLength: 8 }) },
  { weight: 1, arbitrary: fc.dictionary(text, scalar, { maxKeys: 3 }) },
);

/** Bodies sent unchanged, most of which are not JSON. */
export const RAW = [
  "{",
  "[1,",
  "\u0000",
  '{"a":1}{"b":2}',
  '{"__proto__":1}',
  '{"a":"\\ud800"}',
  `{"<script>${MARK}</script>":1}`,
  `{${Array.from({ length: 5000 }, (_, i) => `"k${i}":1`).join()}}`,
  `${"[".repeat(20_000)}${"]".repeat(20_000)}`,
  `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
];

/** Path segments sent unchanged: escapes that are not UTF-8, and invalid escapes. */
export const RAW_PIECES = ["%ff", "%ed%a0%80", "%", "%c3", "a%00b", "%2e%2e%2f", "ñ"];

const line = fc.string({
  unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
});

/** Headers that a route may read; most requests have none of them. */
export const headers = fc.oneof(
  { weight: 2, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: odd() },
);

function odd() {
  return fc.record(
    {
      "if-match": fc.oneof(
        fc.constantFrom('"1"', "W/x", '"1", "2"', "*", "9".repeat(40), "x".repeat(300), "\u00ff"),
        line,
      ),
      "idempotency-key": fc.oneof(
        fc.constantFrom("k", "k".repeat(255), "k".repeat(256), "ñ", " "),
        line,
      ),
      "x-calendar-sync": fc.constantFrom("google", " GOOGLE ", "outlook", ""),
      "if-none-match": fc.constantFrom("*", '"x"', ",,,", "W/".repeat(200)),
      cookie: fc.oneof(
        fc.constantFrom(
          "foja_refresh=a.b.c",
          "foja_refresh=%e0%a4",
          `foja_refresh=${"x".repeat(3000)}.b.${"c".repeat(43)}`,
          `foja_refresh=usr_x.${"x".repeat(3000)}.${"c".repeat(43)}`,
          "foja_refresh",
          `foja_refresh=usr_${"0".repeat(26)}.ses_${"0".repeat(26)}.1e3.${"c".repeat(43)}`,
          "foja_registration=%e0%a4; foja_device=.",
          `foja_registration=reg_x.${"x".repeat(3000)}; foja_device=${"x".repeat(3000)}.y`,
          "=;=;",
        ),
        line,
      ),
      "content-type": fc.constantFrom(
        "application/json; charset=utf-16",
        "APPLICATION/JSON",
        "text/plain",
        "",
        "application/json;".repeat(200),
      ),
      origin: fc.constantFrom("null", "http://localhost:3000", "x".repeat(3000), "http://[::"),
      "accept-language": fc.constantFrom(`xx-${"y".repeat(3000)}`, "*;q=NaN", ""),
      "user-agent": fc.constantFrom("", "x".repeat(5000), "\u00e9\u0080\u00ff"),
      "x-forwarded-for": fc.constantFrom("127.0.0.1", "x".repeat(2000), "::1, ::1"),
      "x-foja-edge-key": fc.constantFrom("", "a-key-of-the-edge-guess"),
    },
    { requiredKeys: [] },
  );
}
