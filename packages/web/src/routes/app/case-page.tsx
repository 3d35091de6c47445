import type { Activity } from "@foja/core/activities/activity.schema";
import type { Folder } from "@foja/core/folders/folder.schema";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { CaseOverview } from "~/features/activities/components/case-overview";
import { CaseTimeline } from "~/features/activities/components/case-timeline";
import { CaseContacts } from "~/features/contacts/components/case-contacts";
import FolderDetailsPage from "~/features/folders/components/folder-details-page";
import { toggleTask } from "~/features/tasks/api/task-calls";
import { paths } from "~/lib/paths";

const TaskFromEntry = lazy(() => import("~/features/tasks/components/task-from-entry"));

/** One case whole: its card, what is next and what was last, and its file. */
export default function CasePage() {
  return (
    <FolderDetailsPage
      overview={(folder) => <CaseOverview folderId={folder._id} />}
      file={(folder) => (
        <>
          <CaseContacts folderId={folder._id} />
          <CaseFile folder={folder} />
        </>
      )}
    />
  );
}

function CaseFile({ folder }: { folder: Folder }) {
  const go = useNavigate();
  const [asked, setAsked] = useState<Partial<Activity>>();
  const open = ({ kind, _id }: Activity) => {
    void go(kind === "task" ? paths.tasks.one(_id) : paths.calendar.one(_id));
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
        onTask={setAsked}
        onOpen={open}
        toggleTask={toggleTask}
      />
      <Suspense>
        {asked && <TaskFromEntry preset={preset} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </>
  );
}
