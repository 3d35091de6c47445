import type { ReactNode } from "react";
import { ImportNote } from "~/components/case-import/import-note";
import { FollowedNote } from "~/components/followed/followed-note";
import { LosingCard } from "~/components/losing/losing-card";
import { PlanCard } from "~/components/plan-card";
import { TeamNote } from "~/components/team-note";
import { ButtonLink } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/page-header";
import { paths } from "~/lib/paths";
import { useSession } from "~/lib/session/session";
import { dayInWords, greeting } from "../lib/greeting";
import { AppointmentsCard } from "./appointments-card";
import { ComingCard } from "./coming-card";
import { FirstHour } from "./first-hour";
import { HearingsCard } from "./hearings-card";
import { LatestFoldersCard } from "./latest-folders-card";
import { NovedadesCard } from "./novedades-card";
import { OwnCases } from "./own-cases";
import { ProfileCard } from "./profile-card";
import { SinceCard } from "./since-card";
import { WeekStrip } from "./week-strip";

/** The first page after signing in: the practice's day. `entry` is the input to note something. */
export function DashboardPage({ entry }: { entry: ReactNode }) {
  const { user, practice } = useSession();
  if (!user) return null;
  const now = new Date();
  const isMember = practice !== null && practice._id !== user._id;
  return (
    <>
      <PageHeader
        title={`${greeting(now)}, ${user.firstName || user.name}`}
        description={
          <>
            {dayInWords(now)}
            {isMember && <OwnCases userId={user._id} />}
          </>
        }
        actions={
          <ButtonLink to={paths.folders.create} variant="primary">
            Nueva causa
          </ButtonLink>
        }
      />
      <div className="mb-6 grid gap-6">
        <TeamNote />
        <FollowedNote className="" />
        <ImportNote />
        <FirstHour />
        {entry}
        <WeekStrip userId={user._id} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 gap-6">
          <ComingCard userId={user._id} />
          <LosingCard />
        </div>
        <div className="grid min-w-0 items-start gap-6 sm:grid-cols-2 lg:row-span-2 lg:grid-cols-1">
          <NovedadesCard />
          <HearingsCard userId={user._id} />
          <AppointmentsCard />
          <SinceCard userId={user._id} />
          <PlanCard scarce />
          <ProfileCard score={user.profileCompletionScore} />
        </div>
        <LatestFoldersCard userId={user._id} />
      </div>
    </>
  );
}
