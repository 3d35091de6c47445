import { isBuilt, type MenuItemId } from "@foja/core/operations/menu/menu.rules";

type DocketEntry = {
  title: string;
  text: string;
  /** The menu items that show whether it is built; empty if it always is. */
  shownBy: readonly MenuItemId[];
};

/** Whether all that an entry announces is built. */
export const isReady = ({ shownBy }: DocketEntry): boolean => shownBy.every(isBuilt);

/** What the product does and will do: the index of the file. */
export const DOCKET: readonly DocketEntry[] = [
  {
    title: "Causas",
    text: "Carátula, expediente, partes, fojas numeradas y qué sigue, en una ficha que se abre de una vez. Lo que borrás se puede recuperar durante 30 días.",
    shownBy: ["folders"],
  },
  {
    title: "Tribunales y novedades",
    text: "La causa se vincula con su expediente en PJN o en la MEV, después de mostrarte su carátula. Lo que el juzgado publica llega a Novedades, con el plazo que abre y para quién.",
    shownBy: ["novedades"],
  },
  {
    title: "Plazos",
    text: "Días hábiles con ferias, feriados y asuetos, notificación, gracia y distancia, en PJN, Provincia de Buenos Aires y CABA. La cuenta se ve día por día y se copia para el escrito.",
    shownBy: ["deadlines"],
  },
  {
    title: "Agenda y tareas",
    text: "Audiencias, plazos, tareas y vencimientos en una sola agenda, con los inhábiles marcados y aviso antes de que sea tarde, en pantalla, por e-mail y en el teléfono.",
    shownBy: ["calendar", "tasks"],
  },
  {
    title: "Contactos",
    text: "Clientes, contrapartes, peritos y letrados, vinculados a las causas en las que intervienen, con aviso de conflictos de interés.",
    shownBy: ["contacts"],
  },
  {
    title: "Liquidaciones",
    text: "Laborales e intereses, renglón por renglón, con la tasa, su fuente, la norma y la versión de la ley al pie, y su PDF.",
    shownBy: ["labor", "interest"],
  },
  {
    title: "La cuenta de cada causa",
    text: "Honorarios, gastos y pagos por un lado, y el dinero del cliente por otro, sin mezclarse nunca. En pesos, dólares, UMA o JUS, con cuotas que avisan y la rendición de cuentas en PDF.",
    shownBy: ["folders"],
  },
  {
    title: "Facturas",
    text: "Numeradas sin saltos, con IVA, notas de crédito, pagos y su PDF por mail con un enlace para el cliente. Con tu certificado se autorizan en ARCA; sin él, cada hoja dice que no tiene valor fiscal.",
    shownBy: ["invoices"],
  },
  {
    title: "El estudio de un vistazo",
    text: "La mañana empieza con lo vencido, las audiencias y lo que cambió desde ayer. Las estadísticas salen de tus causas y cada número abre su lista.",
    shownBy: ["home", "analytics"],
  },
  {
    title: "Tu cuenta, cuidada",
    text: "Ingreso con e-mail verificado o con Google, sesiones por dispositivo que podés cerrar a distancia y aviso de cada ingreso nuevo.",
    shownBy: ["account"],
  },
  {
    title: "Turnos en línea",
    text: "Tu propia página para que tus clientes reserven: los horarios que ofrecés, el turno confirmado por correo y la cita en tu agenda.",
    shownBy: ["reservations", "availability", "bookingConfig"],
  },
  {
    title: "Google Calendar",
    text: "Tu agenda en los dos sentidos: lo que cambia en Foja llega a Google y lo que cambia en Google llega a Foja, sin duplicar nada.",
    shownBy: ["calendar"],
  },
  {
    title: "Documentos",
    text: "Los papeles de cada causa se sueltan sobre ella y quedan con su tipo, su foja y todas sus versiones. Ctrl+K los encuentra por lo que dicen, también los escaneados, y varios se arman en un solo PDF con índice y fojas.",
    shownBy: ["documents"],
  },
  {
    title: "Escritos",
    text: "Modelos que toman los datos de la causa, su liquidación y lo que se contesta, en DOCX y en PDF. Lo que falta queda en rojo; lo presentado se guarda con su constancia y cierra el plazo.",
    shownBy: ["escritos"],
  },
  {
    title: "Daños y accidentes",
    text: "Vuoto, Méndez y Acciarri lado a lado, con lo que cambia si cambia un dato. Y lo que paga la ART, con el piso de la fecha y las dos lecturas de su actualización.",
    shownBy: ["civil", "art"],
  },
  {
    title: "Previsional",
    text: "Los haberes y su reajuste, con el mismo detalle que las liquidaciones.",
    shownBy: ["pension"],
  },
  {
    title: "Equipo",
    text: "Varias personas en un estudio, cada una con su ingreso y su rol: quien asiste no ve honorarios, quien lee no cambia nada, y quien se va pierde el acceso en el acto.",
    shownBy: [],
  },
];
