import { expect, it } from "vitest";
import { whatsappOf } from "./whatsapp.rules";

it.each([
  ["11 4321-0000", "5491143210000"],
  ["011 15-4321-0000", "5491143210000"],
  ["+54 9 11 4321-0000", "5491143210000"],
  ["+54 341 555-0000", "5493415550000"],
  ["0341 15 555-0000", "5493415550000"],
  ["+598 99 123 456", "59899123456"],
])("reads %s as people write it", (typed, number) => {
  expect(whatsappOf(typed, "Hola, Rosa")).toBe(`https://wa.me/${number}?text=Hola%2C%20Rosa`);
});

it.each([null, "", "123", "interno 45"])("gives no address for %j", (typed) => {
  expect(whatsappOf(typed, "Hola")).toBeUndefined();
});
