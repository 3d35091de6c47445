import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "~/components/ui/button";
import { useMay } from "~/lib/session/may";
import { EscritoList } from "./escrito-list";

const NewEscritoDialog = lazy(() => import("./new-escrito-dialog"));

type CaseEscritosProps = { folder: { _id: string; folderName: string } };

/** The writs of a case. */
export default function CaseEscritos({ folder }: CaseEscritosProps) {
  const [begun, setBegun] = useState(false);
  const mayWrite = useMay("write");
  return (
    <div className="space-y-4">
      {mayWrite && (
        <div className="flex justify-end">
          <Button variant="primary" onClick={() => setBegun(true)}>
            <Plus aria-hidden />
            Nuevo escrito
          </Button>
        </div>
      )}
      <EscritoList folderId={folder._id} />
      <Suspense>
        {begun && <NewEscritoDialog folder={folder} onClose={() => setBegun(false)} />}
      </Suspense>
    </div>
  );
}
