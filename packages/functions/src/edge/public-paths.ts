/** The help articles, in the order in which they are listed: one page each, below `/guides`. */
export const guideSlugs = [
  "primera-causa",
  "vincular-con-el-tribunal",
  "atender-novedades",
  "contar-un-plazo",
  "liquidacion-laboral",
  "actualizar-un-monto",
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

/** Pages for search engines and first visits: what the sitemap lists. The edge's runtime spreads no lists. */
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
 * and starts from the fallback page. Those of a person alone ask search engines to leave them out.
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
 * Pages whose last part is somebody's own name or secret. One file answers for all that lie beside it:
 * the browser reads in its address whose it is.
 */
export const sharedPaths: readonly string[] = [
  "/booking/_",
  "/manage-booking/_",
  "/invitation/_",
  "/invoice/_",
];

/** The file of the page that other sites may show inside of theirs. */
export const framedFile = "/booking/_/index.html";
/** The addresses that it answers, as CloudFront names them. */
export const framedPattern = "/booking/*";

/** The page that starts the app on any path without a file; react-router's build names it so. */
export const fallbackPage = "/__spa-fallback.html";
