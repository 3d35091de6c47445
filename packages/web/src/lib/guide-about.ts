import type { GuideSlug } from "../../../functions/src/edge/public-paths";

/**
 * The screens that offer an article, by the beginning of their address. Apart from the articles'
 * titles and summaries: every screen of the practice loads this.
 */
const ABOUT: Partial<Record<GuideSlug, readonly string[]>> = {
  "primera-causa": ["/apps/folders"],
  "traer-mis-causas": ["/apps/folders/import"],
  "importar-contactos": ["/apps/customer"],
  "papeles-de-una-causa": ["/apps/documents"],
  "redactar-un-escrito": ["/apps/escritos"],
  "atender-novedades": ["/novedades"],
  "contar-un-plazo": ["/apps/calc/plazos"],
  "liquidacion-laboral": ["/apps/calc/labor"],
  "actualizar-un-monto": ["/apps/calc/intereses"],
  "intereses-por-rubro": [
    "/apps/calc/obligaciones",
    "/apps/calc/diferencias",
    "/apps/calc/horas-extra",
    "/apps/calc/alimentos",
  ],
  "prescripcion-y-caducidad": ["/apps/calc/prescripcion", "/apps/calc/caducidad"],
  "regular-honorarios": ["/apps/calc/honorarios", "/apps/calc/prorrateo"],
  "accidentes-y-danos": ["/apps/calc/art", "/apps/calc/civil"],
  "tasa-y-movilidad": ["/apps/calc/tasa", "/apps/calc/movilidad"],
  "turnos-en-linea": ["/apps/calendar/availability", "/apps/calendar/booking-config"],
  equipo: ["/apps/profiles/account/role", "/apps/chat"],
  "hacer-una-factura": ["/apps/invoice"],
  planes: ["/suscripciones", "/apps/profiles/account/settings"],
  privacidad: ["/apps/profiles", "/eliminadas"],
  "segundo-factor": ["/apps/profiles/account/security"],
};

/** The article about the screen at an address: the one with the longest matching beginning. */
export function guideAbout(pathname: string): GuideSlug | undefined {
  const fitting = Object.entries(ABOUT).flatMap(([slug, addresses]) =>
    addresses
      .filter((address) => pathname.startsWith(address))
      .map(({ length }) => ({ slug: slug as GuideSlug, length })),
  );
  return fitting.sort((a, b) => b.length - a.length)[0]?.slug;
}
