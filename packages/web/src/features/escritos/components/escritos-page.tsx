import { ESCRITO_STATUSES, type EscritoStatus } from "@foja/core/practice/escritos/escrito.schema";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button, ButtonLink } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/page-header";
import { Segments } from "~/components/ui/segments";
import { STATUS_NAMES } from "~/lib/escritos/status-names";
import { paths } from "~/lib/paths";
import { useMay } from "~/lib/session/may";
import { useAddress } from "~/lib/use-address";
import { EscritoList } from "./escrito-list";

const NewEscritoDialog = lazy(() => import("./new-escrito-dialog"));

/** The writs of the practice, by their state. */
export default function EscritosPage() {
  const { params, place } = useAddress();
  const mayWrite = useMay("write");
  const asked = params.get("estado");
  const status = ESCRITO_STATUSES.find((one) => one === asked);
  const isNew = params.get("nuevo") === "1";
  const [begun, setBegun] = useState(isNew);
  const close = () => {
    setBegun(false);
    place({ nuevo: null });
  };
  const begin = (
    <Button variant="primary" onClick={() => setBegun(true)}>
      <Plus aria-hidden />
      Nuevo escrito
    </Button>
  );
  const choices = [undefined, ...ESCRITO_STATUSES].map((one) => ({
    label: one ? STATUS_NAMES[one as EscritoStatus] : "Todos",
    pressed: one === status,
    choose: () => place({ estado: one ?? null }),
  }));
  return (
    <>
      <PageHeader
        title="Escritos"
        actions={
          <>
            <ButtonLink to={paths.escritos.templates}>Modelos</ButtonLink>
            {mayWrite && begin}
          </>
        }
      />
      <div className="mb-4 flex overflow-x-auto">
        <Segments legend="Estado" choices={choices} />
      </div>
      <EscritoList status={status} />
      <Suspense>{begun && <NewEscritoDialog onClose={close} />}</Suspense>
    </>
  );
}
