import type { Escrito } from "@foja/core/practice/escritos/escrito.schema";
import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { formatMoment } from "~/lib/format";
import { ContentView } from "./content-view";

type ConflictNoteProps = { theirs: Escrito; onResolve: (whose: "mine" | "theirs") => void };

/** Somebody saved first: their text is seen before one's own is saved over it. */
export function ConflictNote({ theirs, onResolve }: ConflictNoteProps) {
  const [seen, setSeen] = useState(false);
  const resolve = (whose: "mine" | "theirs") => {
    setSeen(false);
    onResolve(whose);
  };
  return (
    <div role="alert" className="mb-4 rounded-md border border-warn/40 bg-warn-wash px-4 py-3">
      <p className="mb-3">
        Otra persona cambió este escrito mientras lo editabas. Lo tuyo no se guardó todavía: mirá
        primero su versión.
      </p>
      <Button onClick={() => setSeen(true)}>Ver su versión</Button>
      {seen && (
        <Dialog
          open
          size="lg"
          title="Su versión"
          description={`Guardada el ${formatMoment(theirs.updatedAt)}.`}
          onOpenChange={setSeen}
          footer={
            <>
              <Button onClick={() => resolve("theirs")}>Quedarme con esta</Button>
              <Button variant="primary" onClick={() => resolve("mine")}>
                Guardar la mía
              </Button>
            </>
          }
        >
          <ContentView
            label="Su versión del escrito"
            content={theirs.content}
            className="escrito-compact"
          />
        </Dialog>
      )}
    </div>
  );
}
