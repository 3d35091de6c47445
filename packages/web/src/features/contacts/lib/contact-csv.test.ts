import { contactRow } from "@foja/core/practice/contacts/contact.schema";
import { expect, it } from "vitest";
import { contactsCsv } from "./contact-csv";
import { IMPORT_FIELDS } from "./contact-import";
import { toRow } from "./contact-row";

it("writes a CBU no spreadsheet takes for a number, under a name that is read back", () => {
  const csv = contactsCsv([toRow({ _id: "con_1", name: "Ana", cbu: "2850590940090418135201" })]);
  const [titles = [], cells = []] = csv.split(/\r?\n/).map((line) => line.split(";"));
  const at = titles.indexOf(IMPORT_FIELDS.find(({ name }) => name === "cbu")?.label ?? "");
  expect(cells[at]).toBe("28505909 40090418135201");
  expect(contactRow.parse({ name: "Ana", cbu: cells[at] }).cbu).toBe("2850590940090418135201");
});
