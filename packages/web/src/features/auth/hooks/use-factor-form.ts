import type { Asked, Assertion } from "@foja/core/accounts/factors/factor.schema";
import { type FormEvent, useState } from "react";
import { factorMessage } from "~/lib/factors/message";

/** The proof of the second factor, and whether this device is to be remembered. */
export type Proof = ({ code: string } | { credential: Assertion }) & { rememberDevice?: boolean };

type Options = { asked: Asked; onProof: (proof: Proof) => Promise<void>; remembers?: boolean };

/** The state of a form for the second factor: method, typed code and error. */
export function useFactorForm({ asked: { methods, passkey }, onProof, remembers }: Options) {
  const [byRecovery, setByRecovery] = useState(!methods.includes("totp") && !passkey);
  const [code, setCode] = useState("");
  const [rememberDevice, setRememberDevice] = useState(false);
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async (prove: () => Promise<Proof>) => {
    if (busy) return;
    setBusy(true);
    setMessage(undefined);
    try {
      const proof = await prove();
      await onProof({ ...proof, ...(remembers && { rememberDevice }) });
    } catch (error) {
      setCode("");
      setMessage(factorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === "") return setMessage("El código es requerido");
    void send(async () => ({ code }));
  };
  const turn = () => {
    setByRecovery(!byRecovery);
    setCode("");
    setMessage(undefined);
  };
  const remember = { checked: rememberDevice, set: setRememberDevice };
  return { byRecovery, turn, code, setCode, remember, message, busy, send, onSubmit };
}
