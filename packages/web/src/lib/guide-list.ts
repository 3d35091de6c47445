import { type GuideSlug, guideSlugs } from "../../../functions/src/edge/public-paths";
import type { SitePage } from "./site-pages";

export const GUIDE_GROUPS = ["Para empezar", "Todos los días", "Cuentas y cobros", "Tu cuenta"];

type Facts = {
  /** The task, as the list and the article's heading name it. */
  title: string;
  summary: string;
  group: (typeof GUIDE_GROUPS)[number];
};

/** Every help article; its text is `features/help/guides/<slug>.md`. */
const GUIDES: Record<GuideSlug, Facts> = {
  "primera-causa": {
    title: "Cargar la primera causa",
    summary:
      "Con la carátula alcanza para empezar: después se agregan la tarea, el movimiento y lo demás.",
    group: "Para empezar",
  },
  "traer-mis-causas": {
    title: "Traer todas mis causas",
    summary:
      "Pegás tu lista o soltás tu planilla; Foja encuentra las causas, pregunta lo que no sabe y las busca en los tribunales.",
    group: "Para empezar",
  },
  "vincular-con-el-tribunal": {
    title: "Vincular una causa con el PJN o la MEV",
    summary:
      "Foja busca el expediente en el tribunal, te muestra su carátula y trae sus movimientos recién cuando confirmás que es ese.",
    group: "Para empezar",
  },
  "importar-contactos": {
    title: "Importar contactos de una planilla",
    summary:
      "De un archivo CSV a tus contactos, con una revisión antes de guardar y la posibilidad de deshacer.",
    group: "Para empezar",
  },
  "atajos-del-teclado": {
    title: "Manejar Foja con el teclado",
    summary: "Buscar, ir de un lugar a otro, crear y anotar sin dejar el teclado.",
    group: "Para empezar",
  },
  "papeles-de-una-causa": {
    title: "Guardar los papeles de una causa",
    summary:
      "Los soltás sobre la causa, los encontrás por lo que dicen y los juntás en un PDF con índice y fojas.",
    group: "Todos los días",
  },
  "atender-novedades": {
    title: "Atender las novedades del tribunal",
    summary:
      "Lo que el juzgado publica, con el plazo que abre: aceptarlo, ajustarlo o descartarlo.",
    group: "Todos los días",
  },
  "redactar-un-escrito": {
    title: "Redactar un escrito y guardar su constancia",
    summary:
      "De la novedad al escrito presentado: un modelo con los datos de la causa, tu texto, el PDF y la constancia.",
    group: "Todos los días",
  },
  "contar-un-plazo": {
    title: "Contar un plazo y agendarlo",
    summary:
      "De la notificación al vencimiento, con cada día que corre y cada día que no, y el aviso a tiempo.",
    group: "Todos los días",
  },
  "liquidacion-laboral": {
    title: "Hacer una liquidación laboral, paso a paso",
    summary: "Despido, antigüedad, preaviso y multas, renglón por renglón con su norma, y su PDF.",
    group: "Todos los días",
  },
  "actualizar-un-monto": {
    title: "Actualizar un monto con intereses",
    summary:
      "Capital, fechas y tasa: el resultado con la serie oficial, la comparación con otras tasas y el texto para el escrito.",
    group: "Todos los días",
  },
  "intereses-por-rubro": {
    title: "Liquidar muchas deudas con pagos a cuenta",
    summary:
      "Cada rubro desde su fecha, pegado de una planilla o armado por mes, con los pagos imputados.",
    group: "Todos los días",
  },
  "prescripcion-y-caducidad": {
    title: "Saber cuándo prescribe o caduca",
    summary:
      "Hasta qué día se puede demandar y hasta qué día se puede impulsar, paso por paso y con su norma.",
    group: "Todos los días",
  },
  "regular-honorarios": {
    title: "Regular honorarios y prorratearlos",
    summary:
      "Lo que da la ley en UMA o JUS frente a lo que se reguló, y el tope del 25 % de las costas.",
    group: "Todos los días",
  },
  "accidentes-y-danos": {
    title: "Calcular un accidente o un daño",
    summary:
      "Lo que paga la ART, con el piso de la fecha y su actualización, y las fórmulas de Vuoto, Méndez y Acciarri.",
    group: "Todos los días",
  },
  "tasa-y-movilidad": {
    title: "Calcular la tasa de justicia y mover un haber",
    summary:
      "Lo que se paga al iniciar, por objeto y jurisdicción, y el haber movido mes a mes por el IPC.",
    group: "Todos los días",
  },
  "turnos-en-linea": {
    title: "Dar turnos en línea",
    summary: "Tus horarios, tu página y el enlace para que cada cliente reserve el suyo.",
    group: "Todos los días",
  },
  equipo: {
    title: "Trabajar en equipo",
    summary:
      "Invitar a tus colegas, decir quién responde por cada causa y quién la ve, conversar, y qué pasa cuando alguien se va.",
    group: "Todos los días",
  },
  "cuenta-de-una-causa": {
    title: "Llevar la cuenta de una causa",
    summary:
      "Honorarios, gastos y pagos por un lado, el dinero del cliente por otro, y la rendición.",
    group: "Cuentas y cobros",
  },
  "hacer-una-factura": {
    title: "Hacer una factura",
    summary: "Los datos del estudio, la factura, su PDF y el pago, con o sin autorización de ARCA.",
    group: "Cuentas y cobros",
  },
  planes: {
    title: "Cambiar de plan o darse de baja",
    summary: "Qué incluye cada plan, cómo se pasa a otro y cómo se cancela sin llamar a nadie.",
    group: "Tu cuenta",
  },
  privacidad: {
    title: "Cuidar la cuenta y los datos",
    summary: "Contraseña, dispositivos con la sesión abierta, avisos y lo que se puede recuperar.",
    group: "Tu cuenta",
  },
  "segundo-factor": {
    title: "Activar el segundo factor",
    summary:
      "Códigos del teléfono, llaves de acceso y códigos de recuperación: una contraseña robada no abre tu cuenta.",
    group: "Tu cuenta",
  },
};

export type Guide = Facts & { slug: GuideSlug };

/** The articles in the order in which they are listed. */
export const guides: readonly Guide[] = guideSlugs.map((slug) => ({ slug, ...GUIDES[slug] }));

/** The article of a slug, if there is one. */
export const guideOf = (slug: string | undefined): Guide | undefined =>
  guides.find((guide) => guide.slug === slug);

/** The metadata of an article's page. */
export const guidePage = ({ slug, title, summary }: Guide): SitePage => ({
  path: `/guides/${slug}`,
  title: `${title} · Guías de Foja`,
  description: summary,
  image: "guias",
});
