import { expect, it } from "vitest";
import { soughtIn } from "./sought.rules";

it.each([
  ["aportes", ["aportes"]],
  ['"falta de aportes" pericia', ["falta de aportes", "falta/de/aportes", "pericia"]],
  ["12345/2024", ["12345 2024", "12345/2024"]],
  ["1.234.567", ["1234567", "1.234.567"]],
  ["", []],
])("%j is looked for as %j", (q, texts) => expect(soughtIn(q)).toEqual(texts));
