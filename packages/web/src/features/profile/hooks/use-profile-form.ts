import type { User } from "@foja/core/users/user.schema";
import { useRef, useState } from "react";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { changesOf, type Difference, differences, settle } from "~/lib/forms/differences";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { notify } from "~/lib/notify";
import { setUser } from "~/lib/session/session";
import { readProfile, updateProfile } from "../api/update-profile";
import { type ProfileValues, profileValues } from "../lib/profile-form";

const schema = () => import("../lib/profile-form-schema").then((module) => module.profileForm);

/** The profile's form, and the choice between two versions when somebody saved first. */
export function useProfileForm(user: User, onSaved?: () => void) {
  const read = useRef({ base: profileValues(user), version: user.version });
  const form = useSchemaForm<ProfileValues>(schema, read.current.base);
  const [refusal, setRefusal] = useState<string>();
  const [stale, setStale] = useState<Difference[]>([]);

  const show = (saved: User) => {
    read.current = { base: profileValues(saved), version: saved.version };
    form.reset(read.current.base);
    setUser(saved);
  };

  const save = async (values: ProfileValues): Promise<void> => {
    setRefusal(undefined);
    try {
      const { base, version } = read.current;
      const { user: saved, message } = await updateProfile(changesOf(base, values), version);
      show(saved);
      notify.success(message);
      onSaved?.();
    } catch (error) {
      if (error instanceof ApiError && error.code === "version.stale") await rebase(values);
      else if (!form.applyServerErrors(error)) setRefusal(messageOf(error));
    }
  };

  const rebase = async (values: ProfileValues): Promise<void> => {
    const theirs = await readProfile();
    const found = differences(read.current.base, values, profileValues(theirs));
    read.current = { base: profileValues(theirs), version: theirs.version };
    if (found.length === 0) return save(values);
    setStale(found);
  };

  return {
    form,
    refusal,
    stale,
    submit: form.handleSubmit(save),
    pick: (name: string, pick: Difference["pick"]) =>
      setStale(stale.map((one) => (one.name === name ? { ...one, pick } : one))),
    saveChosen: form.handleSubmit((values) => {
      const settled = settle(values, stale);
      form.reset(settled);
      setStale([]);
      return save(settled);
    }),
  };
}
