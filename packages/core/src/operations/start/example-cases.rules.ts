import type { CreateFolder } from "../../practice/folders/folder.schema";

/** The example cases, typical of a practice in Buenos Aires; the people are invented. */
export const EXAMPLE_CASES: CreateFolder[] = [
  {
    folderName: "Benítez, Ramón Alberto c/ Transportes del Oeste S.A. s/ despido",
    status: "enProceso",
    materia: "Despido",
    initialDateFolder: "2025-08-11",
    folderJuris: "Nacional",
    folderFuero: "Trabajo",
    folderParte: "actor",
    folderExpediente: "CNT 041872/2025",
    folderJuzgado: "Juzgado Nacional de Primera Instancia del Trabajo N.º 41",
    folderContraparte: "Transportes del Oeste S.A.",
    customerName: "Ramón Alberto Benítez",
    description:
      "Despido sin causa tras catorce años. Se reclama indemnización por antigüedad, preaviso, SAC proporcional y horas extra. Pendiente la pericia contable.",
  },
  {
    folderName: "Sosa, Claudia Inés c/ Municipalidad de Morón s/ daños y perjuicios",
    status: "enProceso",
    materia: "Daños y perjuicios",
    initialDateFolder: "2024-11-04",
    folderJuris: "Provincia de Buenos Aires",
    folderFuero: "Contencioso Administrativo",
    customerName: "Claudia Inés Sosa",
    description:
      "Caída en la vía pública por una vereda en mal estado. Prueba testimonial producida.",
  },
  {
    folderName: "Acuña, Héctor Rubén s/ sucesión ab intestato",
    status: "pendiente",
    materia: "Sucesión",
    initialDateFolder: "2026-03-19",
    folderJuris: "Nacional",
    folderFuero: "Civil",
    customerName: "Herederos de Héctor Rubén Acuña",
    description: "Dictada la declaratoria de herederos. Falta inscribir el inmueble de Caballito.",
  },
  {
    folderName: "Ledesma, Norma Beatriz c/ ANSES s/ reajustes varios",
    status: "nueva",
    materia: "Reajuste de haberes",
    initialDateFolder: "2026-10-02",
    folderJuris: "Federal",
    folderFuero: "Seguridad Social",
    customerName: "Norma Beatriz Ledesma",
    description: "Reclamo administrativo rechazado. Preparar la demanda.",
  },
];
