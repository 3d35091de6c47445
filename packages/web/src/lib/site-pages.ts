/** The metadata of a public page, for search engines and for where its address is shared. */
export type SitePage = {
  /** Its address below the site's origin. */
  path: string;
  title: string;
  description: string;
  /** The picture of `public/og` that is shown with its address. */
  image: "portada" | "planes" | "guias" | "plazos" | "actualizacion" | "foja";
};

/** The public pages except the guides, whose metadata is in `guide-list`. */
export const SITE_PAGES = {
  home: {
    path: "/",
    title: "Foja · El estudio jurídico, en orden",
    description:
      "Foja reúne las causas, los plazos, la agenda, las novedades del tribunal y las liquidaciones de un estudio jurídico argentino, en la notebook y en el teléfono.",
    image: "portada",
  },
  plans: {
    path: "/plans",
    title: "Planes y precios · Foja",
    description:
      "Los planes de Foja, con sus causas, contactos, archivos y precios. Se empieza sin pagar y sin tarjeta, y se cancela en cualquier momento.",
    image: "planes",
  },
  deadlineTool: {
    path: "/herramientas/plazos",
    title: "Contar un plazo procesal, día por día · Foja",
    description:
      "Contá gratis un plazo judicial de la Justicia Nacional y Federal, Provincia de Buenos Aires o CABA: ferias, feriados, asuetos, gracia y distancia, con la norma de cada día.",
    image: "plazos",
  },
  amountTool: {
    path: "/herramientas/actualizacion",
    title: "Actualizar un monto a hoy por tasa o índice · Foja",
    description:
      "Llevá gratis un monto a valores de hoy con CER, RIPTE, IPC o las tasas que usan los tribunales, con la serie oficial a la vista, la fórmula y la norma.",
    image: "actualizacion",
  },
  guides: {
    path: "/guides",
    title: "Guías para usar Foja, por tarea",
    description:
      "Cómo cargar una causa, vincularla con el tribunal, contar un plazo, hacer una liquidación, importar contactos, dar turnos y facturar, paso a paso y con pantallas reales.",
    image: "guias",
  },
  faq: {
    path: "/faq",
    title: "Preguntas frecuentes · Foja",
    description:
      "Cuánto cuesta empezar, quién puede ver tus causas, qué pasa al llegar al límite de un plan, cómo se cuentan los plazos y cómo se cancela.",
    image: "foja",
  },
  booking: {
    path: "/booking",
    title: "Reservar un turno con un estudio jurídico · Foja",
    description:
      "Reservá en línea un turno con un estudio jurídico que usa Foja: elegís el día y el horario, y lo confirmás por correo.",
    image: "foja",
  },
  terms: {
    path: "/terms",
    title: "Términos y condiciones · Foja",
    description:
      "Las condiciones de uso de Foja: qué es el servicio, qué hacés con tu cuenta, de quién es lo que cargás, planes, baja y derechos de quien consume.",
    image: "foja",
  },
  privacy: {
    path: "/privacy-policy",
    title: "Política de privacidad · Foja",
    description:
      "Qué datos guarda Foja, para qué, quién los ve, por cuánto tiempo, y cómo se ejercen los derechos de acceso, rectificación y supresión de la Ley 25.326.",
    image: "foja",
  },
  cookies: {
    path: "/cookies-policy",
    title: "Política de cookies · Foja",
    description:
      "Foja no usa cookies de publicidad, de medición ni de terceros. Acá está la lista completa de lo que guarda en tu dispositivo, para qué y por cuánto tiempo.",
    image: "foja",
  },
  withdrawal: {
    path: "/arrepentimiento",
    title: "Botón de arrepentimiento · Foja",
    description:
      "Revocá la contratación de un plan de Foja dentro de los diez días corridos, sin dar motivos, sin costo y sin registrarte (Ley 24.240, artículo 34).",
    image: "foja",
  },
  leaving: {
    path: "/baja",
    title: "Botón de baja de servicio · Foja",
    description:
      "Da de baja la suscripción a Foja por el mismo medio por el que la contrataste, sin llamar y sin trámites (Ley 24.240, artículo 10 ter).",
    image: "foja",
  },
} as const satisfies Record<string, SitePage>;

/** Where the site is published; a build for another domain names it in `VITE_SITE_ORIGIN`. */
export const DEFAULT_ORIGIN = "https://foja.ar";
