import { NoticesPage } from "~/features/admin/causas/components/notices-page";
import { NoticeJobs } from "~/features/admin/jobs/components/notice-jobs";

/** The sources of the notices to the practices: Foja's own jobs, and the courts. */
export default function AdminNoticesPage() {
  return <NoticesPage jobs={<NoticeJobs />} />;
}
