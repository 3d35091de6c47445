import { PlanCard } from "~/components/plan-card";
import { ButtonLink } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/page-header";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { dayInWords, greeting } from "../lib/greeting";
import { ComingCard } from "./coming-card";
import { LatestFoldersCard } from "./latest-folders-card";
import { ProfileCard } from "./profile-card";

/** The first page after signing in: what there is, and nothing invented. */
export default function DashboardPage() {
  const { user } = useSession();
  if (!user) return null;
  const now = new Date();
  return (
    <>
      <PageHeader
        title={`${greeting(now)}, ${user.firstName || user.name}`}
        description={dayInWords(now)}
        actions={
          <ButtonLink to={paths.folders.create} variant="primary">
            Nueva causa
          </ButtonLink>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <ComingCard userId={user._id} />
          <LatestFoldersCard userId={user._id} />
        </div>
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
          <PlanCard scarce />
          <ProfileCard score={user.profileCompletionScore} />
        </div>
      </div>
    </>
  );
}
