import { useState } from "react";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { ConfirmDialog } from "~/components/ui/confirm-dialog";
import { renewRecoveryCodes } from "../api/factors";
import type { FactorActs } from "../lib/factor-acts";

const WORDS = (left: number) => {
  if (left === 0) return "No te queda ninguno. Hacé códigos nuevos antes de necesitarlos.";
  return left === 1 ? "Te queda 1 código." : `Te quedan ${left} códigos de 10.`;
};

/** How many recovery codes are left, and a button that creates new ones. */
export function RecoveryCard({ left, busy, act, onCodes }: FactorActs & { left: number }) {
  const [asking, setAsking] = useState(false);
  const renew = async () => {
    await act(async () => onCodes((await renewRecoveryCodes()).recoveryCodes));
    setAsking(false);
  };
  return (
    <Card title="Códigos de recuperación">
      <p className="max-w-lg text-ink-soft">
        Para entrar si perdés el teléfono o la llave. Cada uno sirve una sola vez. {WORDS(left)}
      </p>
      <Button className="mt-4" onClick={() => setAsking(true)}>
        Hacer códigos nuevos
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Hacer códigos nuevos"
        description="Los diez que tenías dejan de servir. Los nuevos se muestran una sola vez."
        action="Hacer códigos"
        busy={busy}
        onConfirm={() => void renew()}
      />
    </Card>
  );
}
