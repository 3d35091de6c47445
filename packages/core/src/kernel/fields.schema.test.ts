import { describe, expect, it } from "vitest";
import {
  email,
  line,
  listQuery,
  name,
  optionalDate,
  optionalLine,
  optionalName,
  optionalText,
} from "./fields.schema";

const messages = (result: { error?: { issues: { message: string }[] } }) =>
  result.error?.issues.map((issue) => issue.message);

describe("email", () => {
  it.each([
    ["  Ana@Ejemplo.COM.ar ", "ana@ejemplo.com.ar"],
    ["ana+causa@estudio.law", "ana+causa@estudio.law"],
    ["o'brien@x.co", "o'brien@x.co"],
  ])("takes %s as %s", (given, kept) => {
    expect(email.parse(given)).toBe(kept);
  });

  it.each([
    "ana",
    "ana@",
    "@x.ar",
    "a b@x.ar",
    "a@x",
    "a@x.ar\nBcc: b@x.ar",
    "a@x.ar,b@x.ar",
    "<a@x.ar>",
  ])("refuses %j", (given) => {
    expect(messages(email.safeParse(given))).toEqual(["Debe ser un e-mail válido"]);
  });

  it.each([undefined, null, 7, ""])("asks for it when given %s", (given) => {
    expect(messages(email.safeParse(given))).toContain("El e-mail es requerido");
  });
});

describe("texts", () => {
  it("are trimmed, and empty ones are nothing", () => {
    expect(line("Nombre", 5).parse("  Ana ")).toBe("Ana");
    expect(optionalLine("Nombre", 5).parse("   ")).toBeNull();
    expect(optionalText("Nota", 50).parse("")).toBeNull();
    expect(optionalText("Nota", 50).parse("una\notra")).toBe("una\notra");
    expect(optionalLine("Nombre", 5).parse(undefined)).toBeUndefined();
  });

  it("of one line refuse breaks and control characters", () => {
    for (const bad of ["a\nb", "a\r\nb", "a\u0000b", "a\u007fb"]) {
      expect(line("Nombre", 9).safeParse(bad).success).toBe(false);
      expect(optionalLine("Nombre", 9).safeParse(bad).success).toBe(false);
    }
  });

  it("are measured after trimming", () => {
    expect(line("Nombre", 3).safeParse(" Ana ").success).toBe(true);
    expect(messages(line("Nombre", 2).safeParse("Ana"))).toEqual(["Nombre: hasta 2 caracteres"]);
  });
});

describe("names", () => {
  it.each([
    "Banco Galicia: verificá tu cuenta en https://galicia-ya.example",
    "Estudio Pérez HTTP://X.AR",
    "Entrá a WWW.foja-pagos.example",
    "Entrá a ｗｗｗ．foja-pagos.example",
    "ftp：／／x.ar",
  ])("refuse the address of a page: %s", (given) => {
    const sentence = "Razón social: no puede llevar direcciones web («www.» o «://»)";
    expect(messages(name("Razón social", 200).safeParse(given))).toEqual([sentence]);
    expect(messages(optionalName("Razón social", 200).safeParse(given))).toEqual([sentence]);
  });

  it.each(["Estudio O'Higgins & Asoc.", "Despegar.com.ar S.A.", "Pérez / Gómez: abogados"])(
    "take %s",
    (given) => {
      expect(name("Razón social", 200).parse(given)).toBe(given);
      expect(optionalName("Razón social", 200).parse(given)).toBe(given);
    },
  );

  it("that are optional are cleared by nothing", () => {
    expect(optionalName("Título", 9).parse(" ")).toBeNull();
    expect(optionalName("Título", 9).parse(undefined)).toBeUndefined();
  });
});

describe("dates", () => {
  const date = optionalDate("Fecha");
  it.each(["2024-02-29", "1900-01-01", "2199-12-31"])("take %s", (given) => {
    expect(date.parse(given)).toBe(given);
  });
  it.each([
    "2023-02-29",
    "2026-13-01",
    "1899-12-31",
    "2200-01-01",
    "20260101",
    "2026-1-1",
    20260101,
  ])("refuse %s", (given) => {
    expect(date.safeParse(given).success).toBe(false);
  });
  it("are cleared by null and by nothing", () => {
    expect([date.parse(null), date.parse(""), date.parse(undefined)]).toEqual([
      null,
      null,
      undefined,
    ]);
  });
});

describe("listQuery", () => {
  it("reads a hundred by default", () => {
    expect(listQuery.parse({})).toEqual({ limit: 100 });
    expect(listQuery.parse({ limit: "7" }).limit).toBe(7);
  });
  it.each(["0", "-1", "1001", "1.5", "x", "Infinity"])("refuses limit=%s", (limit) => {
    expect(listQuery.safeParse({ limit }).success).toBe(false);
  });
});
