import ClientPage from "~/features/client-page/client-page";

/** The address is a secret: it is not indexed, and no page linked from here receives it. */
export const meta = () => [
  { title: "Tu caso · Foja" },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

export default ClientPage;
