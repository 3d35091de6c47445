import { encode } from "uqr";
import { expect, it } from "vitest";
import { qrPath } from "../../../lib/qr";
import { embedText, qrDocument } from "./share";

it("draws each dark square of a QR, and nothing else", () => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
});

it("makes a file of a whole code, its border included", () => {
  const { data, size } = encode("https://foja.ar/booking/estudio-perez", { border: 4 });
  const file = qrDocument(data);
  expect(file).toContain(`viewBox="0 0 ${size} ${size}"`);
  expect(file.match(/h1v1/g)).toHaveLength(data.flat().filter(Boolean).length);
});

it("embeds the page with a name, and only once it is scrolled to", () => {
  expect(embedText("https://foja.ar/booking/x")).toMatch(
    /title="Reservar un turno".*loading="lazy"/,
  );
});
