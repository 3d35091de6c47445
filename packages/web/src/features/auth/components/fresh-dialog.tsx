import type { Asked } from "@foja/core/accounts/factors/factor.schema";
import { useEffect, useState } from "react";
import { Button } from "~/components/ui/button";
import { Dialog } from "~/components/ui/dialog";
import { FormErrorSummary } from "~/components/ui/form-error-summary";
import { SkeletonRows } from "~/components/ui/skeleton";
import { freshGate } from "~/lib/api/client";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { answerAgain, askAgain } from "../api/second-factor";
import { FactorForm, type Proof } from "./factor-form";
import { ProofByPassword } from "./proof-by-password";

const LEFT = "No se hizo: faltó confirmar que sos vos.";
const leave = () =>
  freshGate.rejectAll(new ApiError(403, LEFT, { error: "auth.second_factor_left" }));

/**
 * Asks over the page for the second factor, or for the password where there is none; the interrupted
 * calls continue when it was right.
 */
export default function FreshDialog() {
  const [asked, setAsked] = useState<Asked>();
  const [failure, setFailure] = useState<string>();
  const ask = () => {
    setFailure(undefined);
    askAgain().then(setAsked, (error) => setFailure(messageOf(error)));
  };
  useEffect(ask, []);

  const byPassword = asked?.methods.includes("password");
  const onProof = async (proof: Proof | { password: string }) => {
    if (!asked) return;
    try {
      await answerAgain({ challenge: asked.challenge, ...proof });
      freshGate.replayAll();
    } catch (error) {
      if (error instanceof ApiError && error.code === "auth.challenge_over") ask();
      throw error;
    }
  };
  return (
    <Dialog
      open
      onOpenChange={leave}
      size="sm"
      title="Confirmá que sos vos"
      description={`Para esto pedimos otra vez ${byPassword ? "tu contraseña" : "tu segundo factor"}. Lo que estabas haciendo sigue después.`}
    >
      <FormErrorSummary message={failure}>
        <Button size="sm" className="mt-3" onClick={ask}>
          Intentar de nuevo
        </Button>
      </FormErrorSummary>
      {!asked && !failure && <SkeletonRows rows={2} label="Cargando" />}
      {byPassword && <ProofByPassword onPassword={(password) => onProof({ password })} />}
      {asked && !byPassword && (
        <FactorForm key={asked.challenge} asked={asked} onProof={onProof} action="Confirmar" />
      )}
    </Dialog>
  );
}
