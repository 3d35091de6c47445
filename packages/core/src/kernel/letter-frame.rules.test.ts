import { expect, it } from "vitest";
import { nameInLetter } from "./letter-frame.rules";

it.each([
  ["Banco: entrá en https://galicia-ya.example", "Banco: entrá en https galicia-ya.example"],
  ["Entrá a WWW.foja-pagos.example ya", "Entrá a www foja-pagos.example ya"],
  ["Estudio\r\nPérez", "Estudio Pérez"],
  ["Despegar.com.ar S.A.", "Despegar.com.ar S.A."],
])("a name stored before such names were refused is no link: %j", (stored, shown) => {
  expect(nameInLetter(stored)).toBe(shown);
});
