import InvitationPage from "~/features/invitation/components/invitation-page";

/** The address has a secret: it is not indexed, and no page linked from here receives it. */
export const meta = () => [
  { title: "Invitación · Foja" },
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

export default InvitationPage;
