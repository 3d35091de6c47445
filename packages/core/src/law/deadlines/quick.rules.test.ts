import { describe, expect, it } from "vitest";
import { parseQuick, quantityText } from "./quick.rules";

describe("a deadline as it is typed", () => {
  it.each([
    ["+5 hábiles", 5, "habiles"],
    ["5 habiles", 5, "habiles"],
    ["+ 10 d", 10, "habiles"],
    ["10", 10, "habiles"],
    ["3 días", 3, "habiles"],
    ["15 días hábiles", 15, "habiles"],
    ["15 días háb.", 15, "habiles"],
    ["6 dh", 6, "habiles"],
    ["30 corridos", 30, "corridos"],
    ["30 días corridos", 30, "corridos"],
    ["30dc", 30, "corridos"],
    ["2 meses", 2, "meses"],
    ["1 mes", 1, "meses"],
    ["3 m", 3, "meses"],
    ["1 año", 12, "meses"],
    ["24 h", 24, "horas"],
    ["48hs.", 48, "horas"],
    ["24 horas", 24, "horas"],
    ["1 d", 1, "habiles"],
    ["365 d", 365, "habiles"],
    ["366 d", undefined, undefined],
    ["1100 corridos", 1100, "corridos"],
    ["1101 corridos", undefined, undefined],
    ["120 meses", 120, "meses"],
    ["121 meses", undefined, undefined],
    ["720 h", 720, "horas"],
    ["721 h", undefined, undefined],
    ["0 d", undefined, undefined],
    ["9999 d", undefined, undefined],
    ["cinco", undefined, undefined],
    ["-5", undefined, undefined],
    ["5 semanas", undefined, undefined],
    ["", undefined, undefined],
  ])("«%s»", (text, cantidad, unidad) => {
    expect(parseQuick(text)).toEqual(cantidad ? { cantidad, unidad } : undefined);
  });

  it("reads back as it counts", () => {
    expect(quantityText(5, "habiles")).toBe("5 días hábiles");
    expect(quantityText(1, "meses")).toBe("1 mes");
    expect(parseQuick(quantityText(30, "corridos"))).toEqual({ cantidad: 30, unidad: "corridos" });
  });
});
