export type DocketEntry = { title: string; text: string; ready: boolean };

/** What the product does and what it will: the index of the file. Only what works is ready. */
export const DOCKET: DocketEntry[] = [
  {
    title: "Causas",
    text: "Carátula, expediente, partes, fojas numeradas y qué sigue, en una ficha que se abre de una vez. Lo que borrás se puede recuperar durante 30 días.",
    ready: true,
  },
  {
    title: "Tribunales y novedades",
    text: "La causa se vincula con su expediente en PJN o en la MEV, después de mostrarte su carátula. Lo que el juzgado publica llega a Novedades, con el plazo que abre y para quién.",
    ready: true,
  },
  {
    title: "Plazos",
    text: "Días hábiles con ferias, feriados y asuetos, notificación, gracia y distancia, en PJN, Provincia de Buenos Aires y CABA. La cuenta se ve día por día y se copia para el escrito.",
    ready: true,
  },
  {
    title: "Agenda y tareas",
    text: "Audiencias, plazos, tareas y vencimientos en una sola agenda, con los inhábiles marcados y aviso antes de que sea tarde, en pantalla, por e-mail y en el teléfono.",
    ready: true,
  },
  {
    title: "Contactos",
    text: "Clientes, contrapartes, peritos y letrados, vinculados a las causas en las que intervienen, con aviso de conflictos de interés.",
    ready: true,
  },
  {
    title: "Liquidaciones",
    text: "Laborales e intereses, renglón por renglón, con la tasa, su fuente, la norma y la versión de la ley al pie, y su PDF.",
    ready: true,
  },
  {
    title: "Tu cuenta, cuidada",
    text: "Ingreso con e-mail verificado o con Google, sesiones por dispositivo que podés cerrar a distancia y aviso de cada ingreso nuevo.",
    ready: true,
  },
  {
    title: "Turnos en línea",
    text: "Tu propia página para que tus clientes reserven: los horarios que ofrecés, el turno confirmado por correo y la cita en tu agenda.",
    ready: true,
  },
  {
    title: "Google Calendar",
    text: "Tu agenda en los dos sentidos: lo que cambia en Foja llega a Google y lo que cambia en Google llega a Foja, sin duplicar nada.",
    ready: true,
  },
  {
    title: "Equipo",
    text: "Varias personas en un estudio, cada una con su rol y sus causas.",
    ready: false,
  },
];
