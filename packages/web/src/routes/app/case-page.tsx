import { dayOf as dayInZone } from "@foja/core/kernel/zone.rules";
import type { Activity } from "@foja/core/practice/activities/activity.schema";
import type { Folder } from "@foja/core/practice/folders/folder.schema";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { CaseOverview } from "~/features/activities/components/case-overview";
import { CaseTimeline } from "~/features/activities/components/case-timeline";
import { NewCalculation } from "~/features/calculations/saved/components/new-calculation";
import { CaseContacts } from "~/features/contacts/components/case-contacts";
import FolderDetailsPage from "~/features/folders/components/folder-details-page";
import { toggleTask } from "~/features/tasks/api/task-calls";
import { paths } from "~/lib/paths";

const EventFromCase = lazy(() => import("~/features/calendar/components/event-from-case"));
const TaskFromEntry = lazy(() => import("~/features/tasks/components/task-from-entry"));

/** One case whole: its card, what is next and what was last, and its file. */
export default function CasePage() {
  return (
    <FolderDetailsPage
      overview={(folder) => <CaseOverview folderId={folder._id} />}
      file={(folder) => (
        <>
          <CaseContacts folderId={folder._id} customerName={folder.customerName} />
          <CaseFile folder={folder} />
        </>
      )}
    />
  );
}

/** Where what a case holds is kept, beside its own page. */
const PLACES: Record<Activity["kind"], (id: string) => string> = {
  movement: paths.folders.details,
  notification: paths.folders.details,
  task: paths.tasks.one,
  event: paths.calendar.one,
  calculator: paths.calculators.one,
};

/** The day of an entry: its own where it has no hour. */
const dayOf = (date: string) => (date.length > 10 ? dayInZone(date) : date);

function CaseFile({ folder }: { folder: Folder }) {
  const go = useNavigate();
  const [asked, setAsked] = useState<Partial<Activity>>();
  const [scheduling, setScheduling] = useState(false);
  const open = ({ kind, _id }: Activity) => {
    void go(PLACES[kind](_id));
  };
  const count = ({ date }: Activity) => {
    void go(paths.calculators.deadlines({ folder: folder._id, fecha: dayOf(date) }));
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
