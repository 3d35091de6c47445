import type { SitePage } from "~/lib/site-pages";

/** A calculator as structured data of schema.org: a free application. */
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
