import type { SitePage } from "~/lib/site-pages";

/** A tool in schema.org's words: an application that costs nothing. */
export const toolData = ({ title, description }: SitePage) => ({
  "@type": "WebApplication",
  name: title,
  description,
  applicationCategory: "BusinessApplication",
  operatingSystem: "Web",
  inLanguage: "es-AR",
  isAccessibleForFree: true,
  offers: { "@type": "Offer", price: "0", priceCurrency: "ARS" },
});
