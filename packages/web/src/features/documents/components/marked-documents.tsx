import { BookCopy, Download } from "lucide-react";
import { Suspense, useState } from "react";
import { Button } from "~/components/ui/button";
import { download } from "~/lib/files/download";
import { lazyPage } from "~/lib/lazy-page";
import { useMay } from "~/lib/session/may";
import { contentAddress } from "../api/documents";
import { canBundle } from "../lib/bundle-form";
import type { DocumentRow } from "../lib/document-row";

const BundleDialog = lazyPage(() => import("./bundle-dialog"));

/** A browser drops a download that begins while another is being accepted. */
const APART_MS = 800;

/** What can be done with several documents at once, besides deleting them. */
export function MarkedDocuments({ rows }: { rows: readonly DocumentRow[] }) {
  const [busy, setBusy] = useState(false);
  const [bundled, setBundled] = useState<readonly DocumentRow[]>();
  const mayWrite = useMay("write");
  const downloadAll = async () => {
    setBusy(true);
    for (const { _id } of rows) {
      await download(contentAddress(_id));
      await new Promise((go) => setTimeout(go, APART_MS));
    }
    setBusy(false);
  };
  return (
    <>
      {mayWrite && canBundle(rows) && (
        <Button size="sm" onClick={() => setBundled(rows)}>
          <BookCopy aria-hidden className="max-sm:hidden" /> Armar el expediente
        </Button>
      )}
      <Button size="sm" busy={busy} busyLabel="Bajando…" onClick={() => void downloadAll()}>
        <Download aria-hidden className="max-sm:hidden" /> Bajar
      </Button>
      {bundled && (
        <Suspense>
          <BundleDialog rows={bundled} onClose={() => setBundled(undefined)} />
        </Suspense>
      )}
    </>
  );
}
