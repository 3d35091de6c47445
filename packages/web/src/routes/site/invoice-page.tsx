import PublicInvoicePage from "~/features/invoices/components/public-page";

/** The address is a secret: no search engine keeps it, and no page linked from here hears of it. */
export const meta = () => [
  { title: "Tu factura · Foja" },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

export default PublicInvoicePage;
