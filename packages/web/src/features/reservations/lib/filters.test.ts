import { describe, expect, it } from "vitest";
import { askedBy, filtersIn } from "./filters";

const TODAY = "2026-11-22";
const asked = (query: string) => askedBy(filtersIn(new URLSearchParams(query)), TODAY);

describe("what the list asks for", () => {
  it.each([
    ["", { status: ["pending", "confirmed"], from: TODAY }],
    ["estado=todas", { from: TODAY }],
    ["estado=por-confirmar&cuando=semana", { status: ["pending"], from: TODAY, to: "2026-11-29" }],
    ["estado=ausentes&cuando=pasadas", { status: ["absent"], from: "2026-10-23", to: TODAY }],
    ["estado=todas&cuando=anio", { from: "2025-11-22", to: TODAY }],
    [
      "estado=todas&cuando=fechas&desde=2026-10-01&hasta=2026-10-31",
      { from: "2026-10-01", to: "2026-10-31" },
    ],
    [
      "estado=todas&cuando=fechas&desde=2026-10-31&hasta=2026-10-01",
      { from: "2026-10-01", to: "2026-10-31" },
    ],
    ["estado=todas&cuando=fechas&hasta=2026-10-31", { to: "2026-10-31" }],
    ["estado=todas&cuando=fechas&desde=ayer", {}],
    ["estado=x&cuando=y", { status: ["pending", "confirmed"], from: TODAY }],
  ])("«%s»", (query, wanted) => expect(asked(query)).toEqual(wanted));
});
