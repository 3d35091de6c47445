import { dayOf as dayInZone } from "@foja/core/kernel/zone.rules";
import type { Activity } from "@foja/core/practice/activities/activity.schema";
import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { Segments } from "~/components/ui/segments";
import { SkeletonRows } from "~/components/ui/skeleton";
import { CaseOverview } from "~/features/activities/components/case-overview";
import { CaseTimeline } from "~/features/activities/components/case-timeline";
import { NewCalculation } from "~/features/calculations/saved/components/new-calculation";
import { BalanceLine } from "~/features/case-account/components/balance-line";
import { CaseContacts } from "~/features/contacts/components/case-contacts";
import FolderDetailsPage from "~/features/folders/components/folder-details-page";
import { toggleTask } from "~/features/tasks/api/task-calls";
import { KINDS } from "~/lib/kinds/kinds";
import { paths } from "~/lib/paths";
import { useMay } from "~/lib/session/may";
import { useAddress } from "~/lib/use-address";

const CaseAccount = lazy(() => import("~/features/case-account/components/case-account"));
const EventFromCase = lazy(() => import("~/features/calendar/components/event-from-case"));
const TaskFromEntry = lazy(() => import("~/features/tasks/components/task-from-entry"));

/** One case: its card, its next and latest entry, and its file. */
export default function CasePage() {
  return (
    <FolderDetailsPage
      overview={(folder) => <Overview folder={folder} />}
      file={(folder) => <Below folder={folder} />}
    />
  );
}

/** The parameter in the address for the part of a case that is shown. */
const VIEW = "ver";
const ACCOUNT = "cuenta";

const BELOW = "expediente-o-cuenta";

function Overview({ folder }: { folder: Folder }) {
  const { place } = useAddress();
  const mayMoney = useMay("money");
  const openAccount = () => {
    place({ [VIEW]: ACCOUNT }, false);
    const below = document.getElementById(BELOW);
    below?.focus({ preventScroll: true });
    below?.scrollIntoView();
  };
  return (
    <>
      <CaseOverview folderId={folder._id} />
      {mayMoney && <BalanceLine folderId={folder._id} onOpen={openAccount} />}
    </>
  );
}

/** The part below a case's card: its file with its parties, or its account. */
function Below({ folder }: { folder: Folder }) {
  const { params, place } = useAddress();
  const mayMoney = useMay("money");
  const isAccount = mayMoney && params.get(VIEW) === ACCOUNT;
  return (
    <>
      {mayMoney && (
        <div id={BELOW} tabIndex={-1} className="mb-6 flex scroll-mt-20 outline-none">
          <Segments
            legend="Qué ver de la causa"
            choices={[
              { label: "Expediente", pressed: !isAccount, choose: () => place({ [VIEW]: null }) },
              { label: "Cuenta", pressed: isAccount, choose: () => place({ [VIEW]: ACCOUNT }) },
            ]}
          />
        </div>
      )}
      {isAccount ? (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <CaseAccount
            folderId={folder._id}
            caratula={folder.folderName}
            number={folder.court?.number ?? folder.folderExpediente}
          />
        </Suspense>
      ) : (
        <>
          <CaseContacts folderId={folder._id} customerName={folder.customerName} />
          <CaseFile folder={folder} />
        </>
      )}
    </>
  );
}

/** The day of an entry; for one with an hour, the day in the practice's zone. */
const dayOf = (date: string) => (date.length > 10 ? dayInZone(date) : date);

function CaseFile({ folder }: { folder: Folder }) {
  const go = useNavigate();
  const [asked, setAsked] = useState<Partial<Activity>>();
  const [scheduling, setScheduling] = useState(false);
  const open = ({ kind, _id }: Activity) => {
    const place = KINDS[kind].place?.(_id);
    if (place) void go(place);
  };
  const count = ({ date }: Activity) => {
    void go(paths.calculators.tool("plazos", { folder: folder._id, fecha: dayOf(date) }));
  };
  const preset = {
    name: asked?.title?.slice(0, 200) ?? "",
    dueDate: asked?.dateExpiration ?? "",
    folderId: folder._id,
    folderName: folder.folderName,
  };
  return (
    <>
      <CaseTimeline
        folder={folder}
        onNewTask={() => setAsked({})}
        onNewEvent={() => setScheduling(true)}
        onTask={setAsked}
        onOpen={open}
        onDeadline={count}
        tools={<NewCalculation folder={folder._id} />}
        toggleTask={toggleTask}
      />
      <Suspense>
        {asked && <TaskFromEntry preset={preset} onClose={() => setAsked(undefined)} />}
        {scheduling && <EventFromCase folder={folder} onClose={() => setScheduling(false)} />}
      </Suspense>
    </>
  );
}
