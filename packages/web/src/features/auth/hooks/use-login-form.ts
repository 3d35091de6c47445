import { type FocusEvent, useRef, useState } from "react";
import { ApiError } from "~/lib/api/error";
import { check, type Faults } from "~/lib/forms/check";
import type { login } from "../api/login";
import { enter } from "../lib/enter";
import { loginMessage } from "../lib/login-messages";
import { useMissing } from "./use-missing";

type Refusal = { message: string; deactivated?: boolean };

const schema = () =>
  import("@foja/core/accounts/auth/auth.schema").then((schemas) => schemas.login);

/**
 * The login's own form: uncontrolled inputs and nothing else, because everybody loads this screen
 * first. What was typed before the code arrived stays.
 */
export function useLoginForm() {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const goOn = useMissing();

  const read = () => {
    const data = new FormData(form.current ?? undefined);
    const text = (name: string) => String(data.get(name) ?? "");
    return { email: text("email"), password: text("password"), remember: data.has("remember") };
  };

  const show = (found: Faults) => {
    setFaults(found);
    const first = Object.keys(found)[0];
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
    return first !== undefined;
  };

  const refuse = (error: unknown) => {
    const deactivated = error instanceof ApiError && error.code === "auth.deactivated";
    setRefusal({ message: loginMessage(error), deactivated });
  };

  const goIn = async (way: typeof login) => {
    if (busy) return;
    setRefusal(undefined);
    setBusy(true);
    try {
      const values = read();
      if (show(await check(schema, values))) return;
      goOn(enter(await way(values)));
    } catch (error) {
      refuse(error);
    } finally {
      setBusy(false);
    }
  };

  /** An empty field shows no error before the form is submitted. */
  const onBlur = async ({ target: { name, value } }: FocusEvent<HTMLInputElement>) => {
    if (value === "" && !faults[name]) return;
    const found = await check(schema, read());
    setFaults((before) => ({ ...before, [name]: found[name] ?? "" }));
  };

  const field = (name: "email" | "password") => ({
    name,
    onBlur,
    error: faults[name] || undefined,
  });
  return { form, field, busy, goIn, read, refusal, setRefusal };
}
