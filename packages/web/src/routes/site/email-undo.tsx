import EmailUndo from "~/features/auth/components/email-undo";

/** The address has a secret: it is not indexed, and no page linked from here receives it. */
export const meta = () => [
  { title: "Deshacer el cambio de e-mail · Foja" },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

export default EmailUndo;
