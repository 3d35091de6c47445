import type { ReactNode } from "react";
import { EmptyState } from "~/components/ui/empty-state";
import { PageHeader } from "~/components/ui/page-header";
import { usePeople } from "~/lib/people/people";
import { type RolePage, refusedPage } from "~/lib/session/role-pages";
import { useSession } from "~/lib/session/session";

/** A page or, where the person's role may not open it, one sentence that names whom to ask. */
export default function RoleGate({
  pathname,
  children,
}: {
  pathname: string;
  children: ReactNode;
}) {
  const { practice } = useSession();
  const refused = practice ? refusedPage(pathname, practice.role) : undefined;
  return refused ? <Refused {...refused} founderId={practice?._id ?? ""} /> : children;
}

function Refused({ title, does, founderId }: RolePage & { founderId: string }) {
  const { nameOf } = usePeople();
  const whom = nameOf(founderId) || "quien es titular del estudio";
  return (
    <>
      <PageHeader title={title} />
      <EmptyState>{`Tu rol no ${does}. Pedíselo a ${whom}.`}</EmptyState>
    </>
  );
}
