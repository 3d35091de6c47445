import type { Activity } from "@foja/core/activities/activity.schema";
import type { Folder } from "@foja/core/folders/folder.schema";
import { CaseOverview } from "~/features/activities/components/case-overview";
import { CaseTimeline } from "~/features/activities/components/case-timeline";
import FolderDetailsPage from "~/features/folders/components/folder-details-page";

/** One case whole: its card, what is next and what was last, and its file. */
export default function CasePage() {
  return (
    <FolderDetailsPage
      overview={(folder) => <CaseOverview folderId={folder._id} />}
      file={(folder) => <CaseFile folder={folder} />}
    />
  );
}

function CaseFile({ folder }: { folder: Folder }) {
  const toggleTask = async (_id: string) => undefined;
  const nowhere = (_entry: Activity) => undefined;
  return <CaseTimeline folder={folder} onTask={nowhere} onOpen={nowhere} toggleTask={toggleTask} />;
}
