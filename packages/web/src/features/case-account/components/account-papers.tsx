import { letterheadOf } from "@foja/core/accounts/practices/letterhead.rules";
import { Download, FileText } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { messageOf } from "~/lib/api/messages";
import { downloadCsv, toCsv } from "~/lib/csv";
import { today } from "~/lib/due";
import { notify } from "~/lib/notify";
import { fileName } from "~/lib/print/file-name";
import { useSession } from "~/lib/session/session";
import { type Account, issuer } from "../api/account";
import { accountRows } from "../lib/account-csv";
import type { Line } from "../lib/running";

/** The case of an account, for its documents. */
export type CaseFacts = { folderId: string; caratula: string; number: string | null };

type AccountPapersProps = { facts: CaseFacts; lines: Line[]; account: Account };

/** The exports of an account: the statement for the client, and a spreadsheet. */
export function AccountPapers({ facts, lines, account }: AccountPapersProps) {
  const { user, practice } = useSession();
  const [busy, setBusy] = useState(false);
  const { caratula, number } = facts;
  const print = async () => {
    setBusy(true);
    try {
      const [{ savePaper }, { statementOf }] = await Promise.all([
        import("~/lib/print/press"),
        import("../lib/statement"),
      ]);
      const letterhead = user ? letterheadOf(user, practice) : undefined;
      const of = { caratula, number, letterhead, issuer: await issuer(), today: today() };
      await savePaper(statementOf(lines, account, of), fileName("Rendición de cuentas", caratula));
    } catch (error) {
      notify.error(messageOf(error));
    }
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap gap-2 xl:ms-auto">
      <Button busy={busy} busyLabel="Preparando…" onClick={() => void print()}>
        <FileText aria-hidden /> Rendición de cuentas
      </Button>
      <Button onClick={() => downloadCsv("Cuenta de la causa.csv", toCsv(accountRows(lines)))}>
        <Download aria-hidden /> Exportar
      </Button>
    </div>
  );
}
