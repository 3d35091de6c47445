import type { LaborVariables } from "../../law/labor/labor.schema";
import type { CreateContact } from "../../practice/contacts/contact.schema";

/** The records of an example case. Days count from the day of its creation. */
export type ExampleFile = {
  people: CreateContact[];
  movements: { daysAgo: number; title: string; movement: string; dueIn?: number }[];
  /** `opens` is the title of the movement that opens it, whose deadline it carries. */
  tasks: { name: string; dueIn: number; priority: "media" | "alta"; opens?: string }[];
  hearing?: { title: string; inDays: number };
  settlement?: { description: string; variables: LaborVariables };
};

/** The records of each example case, in the order of EXAMPLE_CASES; the people are invented. */
export const EXAMPLE_FILES: ExampleFile[] = [
  {
    people: [
      {
        name: "Ramón Alberto",
        lastName: "Benítez",
        role: "cliente",
        document: "20123456",
        phone: "+54 11 4321-0000",
        address: "Belgrano 845",
        city: "Morón",
      },
      {
        ...{ name: "Transportes del Oeste S.A.", role: "contraparte", type: "juridica" },
        ...{ cuit: "30-71234567-1", address: "Av. Rivadavia 18250", city: "Haedo" },
      },
    ],
    movements: [
      { daysAgo: 320, title: "Inicia demanda", movement: "Escrito de la actora" },
      { daysAgo: 290, title: "Traslado de la demanda", movement: "Despacho" },
      { daysAgo: 240, title: "Contesta demanda", movement: "Escrito de la demandada" },
      { daysAgo: 60, title: "Presenta pericia contable", movement: "Pericia" },
      { daysAgo: 3, title: "Traslado de la pericia", movement: "Despacho", dueIn: 2 },
    ],
    tasks: [
      {
        ...{ name: "Impugnar la pericia contable", dueIn: 2, priority: "alta" },
        opens: "Traslado de la pericia",
      },
    ],
    hearing: { title: "Audiencia de testigos", inDays: 9 },
    settlement: {
      description: "Liquidación de la demanda",
      variables: {
        modo: "sinCausa",
        fechaIngreso: "2011-03-14",
        fechaEgreso: "2025-11-28",
        remuneracion: 1_850_000,
        promedioCCT: 980_000,
        preavisoOtorgado: false,
      },
    },
  },
  {
    people: [{ name: "Claudia Inés", lastName: "Sosa", role: "cliente", document: "27654321" }],
    movements: [
      { daysAgo: 200, title: "Se abre la causa a prueba", movement: "Resolución" },
      { daysAgo: 45, title: "Declaración testimonial producida", movement: "Audiencia" },
    ],
    tasks: [{ name: "Pedir que se clausure el período de prueba", dueIn: 6, priority: "media" }],
  },
  {
    people: [{ name: "Mirta", lastName: "Acuña", role: "cliente", phone: "+54 11 4555-1212" }],
    movements: [{ daysAgo: 20, title: "Declaratoria de herederos", movement: "Resolución" }],
    tasks: [{ name: "Pedir el informe de dominio", dueIn: 0, priority: "media" }],
  },
  {
    people: [{ name: "Norma Beatriz", lastName: "Ledesma", role: "cliente" }],
    movements: [],
    tasks: [],
  },
];
