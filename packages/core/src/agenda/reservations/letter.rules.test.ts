import { expect, it } from "vitest";
import { codeLetter, type VisitDetails, visitLetter } from "./letter.rules";

const OLD: VisitDetails = {
  typeName: "Cobro en https://foja-pagos.example/a",
  title: "Foja https://foja-pagos.example/b",
  name: "Pagá en www.foja-pagos.example/c",
  start: "2026-12-01T13:00:00.000Z",
  end: "2026-12-01T13:30:00.000Z",
  zone: "America/Argentina/Buenos_Aires",
  visitorZone: null,
  place: { kind: "phone", address: null, phone: null, link: null },
  price: null,
  cancelled: null,
  changeUntil: "2026-11-30T13:00:00.000Z",
  was: null,
};
const LINKS = {
  manage: "https://foja.ar/manage-booking/t",
  page: null,
  askedAt: "2026-11-27T12:00:00.000Z",
};

it("makes no link of names that were stored before they were checked", () => {
  const { subject, text, html } = visitLetter("confirmation", OLD, LINKS);
  expect(`${subject} ${text} ${html}`).not.toMatch(/:\/\/foja-pagos|www\./);
  expect(text).toContain(LINKS.manage);
});

it("says in the code of a stranger's address the practice's name and when, and no more", () => {
  const { subject, text } = codeLetter(OLD, "123456");
  expect(subject).toBe("Tu código para el turno con Foja https foja-pagos.example/b");
  expect(text).toContain("    123456");
  expect(text).toContain("10:00");
  expect(text).not.toMatch(/Cobro|Pagá|:\/\//);
});

const LATE = { ...LINKS, askedAt: "2026-11-30T13:00:00.001Z" };
const closingOf = (text: string) => text.split("\n").find((line) => line.startsWith("Podés"));

it.each([
  [
    LINKS,
    null,
    "Podés cambiarlo hasta el lunes 30 de noviembre de 2026, 10:00 h (hora de Buenos Aires). Podés cancelarlo hasta que empiece.",
  ],
  [
    LATE,
    "011 4371-0000",
    "Podés cancelarlo hasta que empiece. Para cambiar el horario, llamá al 011 4371-0000.",
  ],
  [
    LATE,
    null,
    "Podés cancelarlo hasta que empiece. Para cambiar el horario, comunicate con el estudio.",
  ],
])("promises no limit that is past when it is asked for", (given, practicePhone, closing) => {
  const { text } = visitLetter("confirmation", { ...OLD, practicePhone }, given);
  expect(closingOf(text)).toBe(closing);
  expect(text.includes("Teléfono del estudio: 011 4371-0000")).toBe(practicePhone !== null);
});
