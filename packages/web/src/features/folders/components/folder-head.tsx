import type { ReactNode } from "react";
import { AlsoHere } from "~/components/also-here";
import { LatestChange } from "~/components/latest-change";
import { Stamp } from "~/components/ui/badge";
import { usePeople } from "~/lib/people/people";
import { courtNumber } from "../lib/court-link";
import { FOLDER_HISTORY } from "../lib/folder-history";
import { CourtHealth } from "./court-health";
import { FolderActs, type FolderActsProps } from "./folder-acts";
import { StatusStamp } from "./status-stamp";

type FolderHeadProps = FolderActsProps & {
  /** Who it is for, with a telephone. */
  client?: ReactNode;
};

/** The head of a case's page: what a caller asks about it. */
export function FolderHead({ folder, client, ...acts }: FolderHeadProps) {
  const { hasTeam } = usePeople();
  const isReserved = folder.access === "reserved";
  const number = courtNumber(folder) ?? folder.folderExpediente;
  const facts = [number, folder.folderJuzgado, folder.folderFuero].filter(isText);
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-pretty break-words font-serif text-[1.5rem] leading-[1.25]">
            {folder.folderName}
          </h1>
          <div className="mt-1 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-ink-soft">
            {facts.length > 0 && (
              <p>
                {facts.map((fact, at) => (
                  <span key={fact} className={at === 0 ? "text-ink tabular-nums" : undefined}>
                    {at > 0 && <span aria-hidden> · </span>}
                    {fact}
                  </span>
                ))}
              </p>
            )}
            <div className="text-sm">
              <CourtHealth folder={folder} />
            </div>
          </div>
          <div className="-ms-1 mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
            <StatusStamp folder={folder} />
            {folder.archived && <Stamp>Archivada</Stamp>}
            {isReserved && <Stamp tone="accent">Reservada</Stamp>}
            {client}
            {hasTeam && <AlsoHere what={`folder:${folder._id}`} />}
          </div>
          <LatestChange key={folder._id} record={folder} words={FOLDER_HISTORY} />
        </div>
        <FolderActs folder={folder} {...acts} />
      </div>
    </header>
  );
}

const isText = (text: string | null): text is string => Boolean(text);
