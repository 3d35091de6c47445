import { DashboardPage } from "~/features/dashboard/components/dashboard-page";
import { QuickEntry } from "~/features/dashboard/components/quick-entry";
import { useSession } from "~/lib/session/session";
import { useIdle } from "~/lib/use-idle";
import { useCases } from "./search-index";
import { useBeginning } from "./use-beginning";

/** The dashboard of the practice, with the input that opens the form for what is typed. */
export default function DashboardDesk() {
  const { user } = useSession();
  const cases = useCases(user?._id ?? "", useIdle());
  const { begin, form } = useBeginning();
  return (
    <>
      <DashboardPage entry={<QuickEntry cases={cases} onBegin={begin} />} />
      {form}
    </>
  );
}
