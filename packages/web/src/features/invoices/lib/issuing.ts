import { lackingOf, lackingText } from "@foja/core/money/issuers/issuer.rules";
import type { Settings } from "@foja/core/money/issuers/settings.schema";

/** Whether ARCA is asked for the CAE of what a point of sale issues. */
export const isElectronic = (
  { certificate, pointsOfSale }: Pick<Settings, "certificate" | "pointsOfSale">,
  pointOfSale: number,
): boolean =>
  certificate.state === "ready" &&
  pointsOfSale.some(({ number, electronic }) => electronic && number === pointOfSale);

type Issuing = { title: string; description: string; done: string };

const FOR_GOOD = "Toma su número y ya no se cambia: para corregirlo se anula.";

/** What issuing at a point of sale does, before it is done; nothing where data are missing. */
export function issuingWords(settings: Settings, pointOfSale: number): Issuing | undefined {
  if (lackingOf(settings).length > 0) return undefined;
  if (isElectronic(settings, pointOfSale)) {
    const description = `Se le pide el CAE a ARCA. ${FOR_GOOD}`;
    return { title: "Emitir la factura", description, done: "Factura emitida" };
  }
  return {
    title: "Emitir un comprobante interno",
    description: `Sale sin CAE: no vale como factura. ${FOR_GOOD}`,
    done: "Comprobante interno emitido",
  };
}

/** What is missing of who issues, in a sentence. */
export const missingWords = (settings: Settings): string => lackingText(lackingOf(settings));
