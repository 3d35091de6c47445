import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { download } from "~/lib/files/download";
import { contentAddress } from "../api/documents";
import type { DocumentRow } from "../lib/document-row";

/** A browser drops a download that begins while another is being accepted. */
const APART_MS = 800;

/** What can be done with several documents at once, besides deleting them. */
export function MarkedDocuments({ rows }: { rows: readonly DocumentRow[] }) {
  const [busy, setBusy] = useState(false);
  const downloadAll = async () => {
    setBusy(true);
    for (const { _id } of rows) {
      await download(contentAddress(_id));
      await new Promise((go) => setTimeout(go, APART_MS));
    }
    setBusy(false);
  };
  return (
    <Button size="sm" busy={busy} busyLabel="Bajando…" onClick={() => void downloadAll()}>
      <Download aria-hidden className="max-sm:hidden" /> Bajar
    </Button>
  );
}
