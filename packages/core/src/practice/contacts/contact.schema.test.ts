import { beforeAll, describe, expect, it } from "vitest";
import { speakSpanish } from "../../kernel/messages.schema";
import { batchContacts, createContact, listContacts, updateContact } from "./contact.schema";

beforeAll(() => speakSpanish());

const messageOf = (body: object) => {
  const read = createContact.safeParse({ name: "Ana", ...body });
  return read.success ? undefined : read.error.issues[0]?.message;
};

describe("what a contact may say", () => {
  it.each([
    [{ name: " " }, "Nombre: completá este dato"],
    [{ email: "ana" }, "E-mail: debe ser un e-mail válido"],
    [{ phone: "llamar" }, "Teléfono: escribilo con números, como +54 11 4321-0000"],
    [{ document: "12" }, "Documento: escribí un DNI de 7 u 8 números o un pasaporte"],
    [
      { cuit: "20-12345678-5" },
      "CUIT: no es un número válido; revisá los once dígitos, como 20-12345678-6",
    ],
    [
      { cbu: "2850590940090418135202" },
      "CBU: no es un número válido; revisá los veintidós dígitos, como 28505909 40090418135201",
    ],
    [{ type: "persona" }, "Tipo: elegí humana o juridica"],
    [{ status: "x" }, "Estado: elegí activo, potencial o inactivo"],
    [{ address: "x".repeat(201) }, "Domicilio: hasta 200 caracteres"],
    [{ folderIds: "fol" }, "Causas: mandá la lista de identificadores"],
    [{ folderIds: Array.from({ length: 91 }, () => "f") }, "Causas: hasta 90 por vez"],
    [{ allowDuplicate: 1 }, "El dato «allowDuplicate» tiene que ser verdadero o falso."],
  ])("refuses %j in a sentence that names the field", (body, message) => {
    expect(messageOf(body)).toBe(message);
  });

  it("brings document, CUIT, CBU and e-mail to one form, and blanks to nothing", () => {
    const read = createContact.parse({
      name: " Ana ",
      lastName: "",
      email: "Ana@Ejemplo.com.ar",
      phone: "011 4321-0000 int. 12",
      document: "12.345.678",
      cuit: "20-12345678-6",
      cbu: "28505909-40090418135201",
      role: null,
    });
    expect(read).toEqual({
      name: "Ana",
      lastName: null,
      email: "ana@ejemplo.com.ar",
      phone: "011 4321-0000 int. 12",
      document: "12345678",
      cuit: "20123456786",
      cbu: "2850590940090418135201",
      role: null,
    });
  });

  it("lets a change carry nothing", () => {
    expect(updateContact.parse({})).toEqual({});
  });
});

it("takes each contact of a batch once, and up to a hundred", () => {
  const many = (count: number, id = (i: number) => `con_${i}`) =>
    batchContacts.safeParse({
      contacts: Array.from({ length: count }, (_, i) => ({ _id: id(i), name: "x" })),
    }).success;
  expect(many(100)).toBe(true);
  expect(many(101)).toBe(false);
  expect(many(2, () => "con_1")).toBe(false);
  expect(many(0)).toBe(false);
});

it.each([
  [{ sort: "-name", archived: "true" }, true],
  [{ sort: "lastName" }, false],
  [{ fields: "name, role" }, true],
  [{ fields: "goneFolderIds" }, false],
])("reads the query %j: %s", (query, good) => {
  expect(listContacts.safeParse(query).success).toBe(good);
});
