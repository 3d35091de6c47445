import type { SavePlan } from "@foja/core/billing/plan-configs/plan-config.schema";
import type { PlanConfig } from "@foja/core/billing/plans/plan.schema";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { check, type Faults, type LoadSchema } from "~/lib/forms/check";
import { notify } from "~/lib/notify";
import { refreshPlans, savePlan } from "../api/plans";
import { bodyOf, formOf, type PlanForm } from "../lib/plan-form";

const loadSchema: LoadSchema<SavePlan> = async () =>
  (await import("@foja/core/billing/plan-configs/plan-config.schema")).savePlan;

/** The server's message for each field. */
const faultsOf = (error: unknown): Faults =>
  error instanceof ApiError
    ? Object.fromEntries((error.body.details ?? []).map(({ path, message }) => [path, message]))
    : {};

/** The form of a plan while it is edited, and its saving. */
export function usePlanEditor(plan: PlanConfig, updates: boolean, onSaved: () => void) {
  const cache = useQueryClient();
  const [form, setForm] = useState(() => formOf(plan));
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);

  const send = async () => {
    const body = bodyOf(plan, form);
    const found = await check(loadSchema, body);
    setFaults(found);
    setRefusal(Object.keys(found).length > 0 ? "Revisá los datos marcados." : undefined);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await savePlan(body, plan.version, updates);
      notify.success(`Guardamos el plan ${form.displayName}`);
      await refreshPlans(cache);
      onSaved();
    } catch (error) {
      setFaults(faultsOf(error));
      setRefusal(messageOf(error));
    }
    setBusy(false);
  };
  return {
    ...{ form, faults, refusal, busy },
    set: (fields: Partial<PlanForm>) => setForm((before) => ({ ...before, ...fields })),
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!busy) void send();
    },
  };
}
