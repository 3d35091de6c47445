import ManagePage from "~/features/booking/components/manage-page";
import { documentTitle } from "~/lib/page-title";

/** The address is a secret: it is not indexed, and no page linked from here receives it. */
export const meta = () => [
  ...documentTitle("Tu turno"),
  { name: "robots", content: "noindex, nofollow" },
  { name: "referrer", content: "no-referrer" },
];

export default ManagePage;
