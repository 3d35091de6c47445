/** The help articles, in listed order: one page each, below `/guides`. */
export const guideSlugs = [
  "primera-causa",
  "traer-mis-causas",
  "vincular-con-el-tribunal",
  "papeles-de-una-causa",
  "atender-novedades",
  "redactar-un-escrito",
  "contar-un-plazo",
  "liquidacion-laboral",
  "actualizar-un-monto",
  "intereses-por-rubro",
  "prescripcion-y-caducidad",
  "regular-honorarios",
  "accidentes-y-danos",
  "tasa-y-movilidad",
  "importar-contactos",
  "turnos-en-linea",
  "equipo",
  "cuenta-de-una-causa",
  "hacer-una-factura",
  "planes",
  "privacidad",
  "segundo-factor",
  "atajos-del-teclado",
] as const;

export type GuideSlug = (typeof guideSlugs)[number];

/**
 * Pages for search engines and first visits, listed in the sitemap. No spread: the edge lacks it.
 */
export const foundPaths: readonly string[] = [
  "/",
  "/plans",
  "/herramientas/plazos",
  "/herramientas/actualizacion",
  "/guides",
].concat(
  guideSlugs.map((slug) => `/guides/${slug}`),
  ["/faq", "/booking", "/terms", "/privacy-policy", "/cookies-policy", "/arrepentimiento", "/baja"],
);

/**
 * Pages that exist as files, rendered when the web app is built. Every other path is the app's own
 * and starts from the fallback page. Personal ones ask search engines not to index them.
 */
export const publicPaths: readonly string[] = foundPaths.concat([
  "/unsubscribe",
  "/manage-booking",
  "/invitation",
  "/login",
  "/register",
  "/forgot-password",
]);

/**
 * Pages whose last segment is a person's name or secret. One file serves all of them: the browser
 * reads the segment from its address.
 */
export const sharedPaths: readonly string[] = [
  "/booking/_",
  "/manage-booking/_",
  "/invitation/_",
  "/invoice/_",
  "/c/_",
];

/** The file of the page that other sites may frame. */
export const framedFile = "/booking/_/index.html";
/** The paths that it serves, as a CloudFront pattern. */
export const framedPattern = "/booking/*";

/** The page that starts the app on any path without a file, by react-router's name. */
export const fallbackPage = "/__spa-fallback.html";
