import { expect, it } from "vitest";
import { conversionOf } from "./conversion";

const VISITOR = { email: "ana@correo.com", phone: "11 4321-0000" };
const CHOSEN = {
  name: "Ana Paz",
  contactId: undefined,
  choice: "none",
  folder: null,
  folderName: "",
} as const;

it("makes a contact of the visitor, with how to reach them", () => {
  expect(conversionOf(VISITOR, CHOSEN)).toEqual({
    contact: { name: "Ana", lastName: "Paz", email: "ana@correo.com", phone: "11 4321-0000" },
  });
});

it("takes a contact that is there, and the case that was chosen", () => {
  const known = {
    ...CHOSEN,
    contactId: "con_1",
    folder: { _id: "fld_1" },
    folderName: " Paz s/ sucesión ",
  };
  expect(conversionOf(VISITOR, { ...known, choice: "existing" })).toEqual({
    contactId: "con_1",
    folderId: "fld_1",
  });
  expect(conversionOf(VISITOR, { ...known, choice: "new" })).toEqual({
    contactId: "con_1",
    folderName: "Paz s/ sucesión",
  });
});
