import { NoticesPage } from "~/features/admin/causas/components/notices-page";
import { NoticeJobs } from "~/features/admin/jobs/components/notice-jobs";

/** Where the notices to the practices come from: our own jobs, and the courts. */
export default function AdminNoticesPage() {
  return <NoticesPage jobs={<NoticeJobs />} />;
}
