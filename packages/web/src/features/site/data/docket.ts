export type DocketEntry = { folio: number; title: string; text: string; ready: boolean };

/** What the product does and what it will: the index of the file. Only what works is ready. */
export const DOCKET: DocketEntry[] = [
  {
    folio: 1,
    title: "Causas",
    text: "Carátula, fuero, jurisdicción, materia, cliente y estado, en una ficha que se abre de una vez. Lo que borrás se puede recuperar durante 30 días.",
    ready: true,
  },
  {
    folio: 2,
    title: "Tu cuenta, cuidada",
    text: "Ingreso con e-mail verificado o con Google, sesiones por dispositivo que podés cerrar a distancia y aviso de cada ingreso nuevo.",
    ready: true,
  },
  {
    folio: 3,
    title: "Contactos",
    text: "Clientes, contrapartes, peritos y letrados, vinculados a las causas en las que intervienen.",
    ready: false,
  },
  {
    folio: 4,
    title: "Vencimientos y agenda",
    text: "Plazos en días hábiles, audiencias y tareas, con aviso antes de que sea tarde.",
    ready: false,
  },
  {
    folio: 5,
    title: "Movimientos del expediente",
    text: "Lo que pasa en el tribunal, ordenado por fecha junto a tus notas y tareas.",
    ready: false,
  },
  {
    folio: 6,
    title: "Liquidaciones",
    text: "Laborales e intereses, con la tasa, su fuente y la versión de la ley al pie.",
    ready: false,
  },
];
