import PublicInvoicePage from "~/features/invoices/components/public-page";

/** The address is a secret: it is not indexed, and no page linked from here receives it. */
export const meta = () => [
  { title: "Tu factura · Foja" },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

export default PublicInvoicePage;
