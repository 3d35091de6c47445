import { dayOf as dayInZone } from "@foja/core/kernel/zone.rules";
import type { Activity } from "@foja/core/practice/activities/activity.schema";
import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { hasFoja } from "@foja/core/practice/kinds/kinds.rules";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { RowTabs } from "~/components/ui/row-tabs";
import { SkeletonRows } from "~/components/ui/skeleton";
import { CaseOverview } from "~/features/activities/components/case-overview";
import { type Begun, CaseTimeline } from "~/features/activities/components/case-timeline";
import { NewCalculation } from "~/features/calculations/saved/components/new-calculation";
import { BalanceLine } from "~/features/case-account/components/balance-line";
import { CaseClient, CaseContacts } from "~/features/contacts/components/case-contacts";
import FolderDetailsPage from "~/features/folders/components/folder-details-page";
import { CaseLosing } from "~/features/losing/components/case-losing";
import { toggleTask } from "~/features/tasks/api/task-calls";
import { KINDS } from "~/lib/kinds/kinds";
import { paths } from "~/lib/paths";
import { useMay } from "~/lib/session/may";
import { useAddress } from "~/lib/use-address";

const CaseEscritos = lazy(() => import("~/features/escritos/components/case-escritos"));
const CaseAccount = lazy(() => import("~/features/case-account/components/case-account"));
const CaseDocuments = lazy(() => import("~/features/documents/components/case-documents"));
const DropAnywhere = lazy(() => import("~/features/documents/components/drop-anywhere"));
const EventFromCase = lazy(() => import("~/features/calendar/components/event-from-case"));
const TaskFromEntry = lazy(() => import("~/features/tasks/components/task-from-entry"));

/** One case: its head, and its file with what is beside it, or its account. */
export default function CasePage() {
  const { place } = useAddress();
  const [begun, setBegun] = useState<Begun>();
  const begin = (next: Begun | undefined) => {
    // Entries are written in the file.
    if (next) place({ [VIEW]: null });
    setBegun(next);
  };
  return (
    <FolderDetailsPage
      onMovement={() => begin({ kind: "movement" })}
      client={({ _id, customerName }) => <CaseClient folderId={_id} customerName={customerName} />}
      file={(folder, facts) => <Parts {...{ folder, facts, begun }} onBegin={begin} />}
    />
  );
}

/** The parameter in the address for the part of a case that is shown. */
const VIEW = "ver";
const ACCOUNT = "cuenta";
const DOCUMENTS = "documentos";
const ESCRITOS = "escritos";

type PartsProps = {
  folder: Folder;
  facts: ReactNode;
  begun: Begun | undefined;
  onBegin: (begun: Begun | undefined) => void;
};

/** The parts of a case: its file with its parties and details, and its account. */
function Parts({ folder, facts, begun, onBegin }: PartsProps) {
  const { pathname } = useLocation();
  const { params, place } = useAddress();
  const mayMoney = useMay("money");
  const view = params.get(VIEW);
  const isAccount = mayMoney && view === ACCOUNT;
  const isFile = !isAccount && view !== DOCUMENTS && view !== ESCRITOS;
  const at = (part: string) => `${pathname}?${VIEW}=${part}`;
  const tabs = [
    { to: pathname, label: "Expediente", current: isFile },
    { to: at(DOCUMENTS), label: "Documentos", current: view === DOCUMENTS },
    { to: at(ESCRITOS), label: "Escritos", current: view === ESCRITOS },
    ...(mayMoney ? [{ to: at(ACCOUNT), label: "Cuenta", current: isAccount }] : []),
  ];
  return (
    <>
      <RowTabs label="Partes de la causa" tabs={tabs} within className="mt-3 mb-4" />
      <Suspense>
        <DropAnywhere
          target={{ folderId: folder._id, folderName: folder.folderName }}
          called={folder.folderName}
          onTaken={() => place({ [VIEW]: DOCUMENTS })}
        />
      </Suspense>
      {view === DOCUMENTS ? (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <CaseDocuments folder={folder} />
        </Suspense>
      ) : view === ESCRITOS ? (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <CaseEscritos folder={folder} />
        </Suspense>
      ) : isAccount ? (
        <Suspense fallback={<SkeletonRows rows={6} />}>
          <CaseAccount
            folderId={folder._id}
            caratula={folder.folderName}
            number={folder.court?.number ?? folder.folderExpediente}
          />
        </Suspense>
      ) : (
        <div className="grid gap-x-10 gap-y-6 xl:grid-cols-[minmax(0,1fr)_19rem] xl:grid-rows-[auto_1fr]">
          <div className="min-w-0 xl:col-start-2">
            <CaseOverview folderId={folder._id} />
          </div>
          <div className="min-w-0 xl:col-start-1 xl:row-span-2 xl:row-start-1">
            <CaseFile {...{ folder, begun, onBegin }} />
          </div>
          <div className="min-w-0 space-y-6 xl:col-start-2">
            <CaseLosing folderId={folder._id} />
            <CaseContacts folderId={folder._id} customerName={folder.customerName} />
            {mayMoney && (
              <BalanceLine folderId={folder._id} onOpen={() => place({ [VIEW]: ACCOUNT }, false)} />
            )}
            {facts}
          </div>
        </div>
      )}
    </>
  );
}

/** The day of an entry; for one with an hour, the day in the practice's zone. */
const dayOf = (date: string) => (date.length > 10 ? dayInZone(date) : date);

/** Whether what a task is begun from has a deadline, which the task then carries. */
const hasDeadline = (entry: Partial<Activity> = {}) =>
  Boolean(entry.kind && hasFoja(entry.kind) && entry.dateExpiration && !entry.completed);

function CaseFile({ folder, begun, onBegin }: Omit<PartsProps, "facts">) {
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
    openedBy: (hasDeadline(asked) && asked?._id) || "",
  };
  return (
    <>
      <CaseTimeline
        {...{ folder, begun, onBegin }}
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
