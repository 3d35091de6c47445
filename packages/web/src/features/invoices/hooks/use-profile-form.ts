import type { Settings } from "@foja/core/money/issuers/settings.schema";
import { useEffect, useState } from "react";
import { type SettingsValues, settingsValues } from "../lib/settings-form";
import { useInvoiceForm } from "./use-invoice-form";

/**
 * The form of the issuer, which follows what others save while nothing was changed here. Once
 * something was, it keeps that and the version it began from: saving then reports the conflict.
 */
export function useProfileForm(settings: Settings) {
  const [base, setBase] = useState(settings);
  const form = useInvoiceForm<SettingsValues>(settingsValues(base));
  const { reset, getValues } = form;
  const { isDirty } = form.formState;
  useEffect(() => {
    if (settings.version <= base.version) return;
    const [now, before] = [settingsValues(settings), settingsValues(base)];
    // A new certificate is another version with the same values.
    const isSame = areSame(now, before);
    if (isDirty && !isSame) return;
    setBase(settings);
    if (!isSame) reset(now);
  }, [settings, base, isDirty, reset]);
  const saved = (next: Settings, sent: SettingsValues) => {
    setBase(next);
    // What was typed while it was being saved stays.
    if (areSame(getValues(), sent)) reset(settingsValues(next));
    else reset(sent, { keepValues: true });
  };
  return { form, base, saved };
}

const areSame = (one: SettingsValues, other: SettingsValues) =>
  JSON.stringify(one) === JSON.stringify(other);
