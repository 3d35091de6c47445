import { Button } from "~/components/ui/button";
import { PageHeader } from "~/components/ui/page-header";
import { refreshSession, useSession } from "~/lib/session/session";
import { useFactors } from "../hooks/use-factors";
import { SecurityTab } from "./security-tab";

/** What a person sees of a practice that demands a second factor until they set one up. */
export default function FactorDemanded() {
  const { practice } = useSession();
  const { factors } = useFactors();
  const isOn = factors && (factors.totp !== null || factors.passkeys.length > 0);
  return (
    <>
      <PageHeader
        title={`${practice?.name ?? "El estudio"} pide el segundo factor`}
        description="Activá uno acá y seguís donde estabas. Hasta entonces nada de este estudio se abre con tu cuenta."
        actions={
          isOn && (
            <Button variant="primary" onClick={() => void refreshSession()}>
              Seguir
            </Button>
          )
        }
      />
      <SecurityTab />
    </>
  );
}
