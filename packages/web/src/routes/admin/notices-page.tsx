import { NoticesPage } from "~/features/admin/causas/components/notices-page";
import { TellingJobs } from "~/features/admin/jobs/components/telling-jobs";

/** Where the notices to the practices come from: our own jobs, and the courts. */
export default function AdminNoticesPage() {
  return <NoticesPage jobs={<TellingJobs />} />;
}
