import InvitationPage from "~/features/invitation/components/invitation-page";

/** The letter's address carries a secret: no search engine keeps it, and no page from here hears of it. */
export const meta = () => [
  { title: "Invitación · Foja" },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

export default InvitationPage;
