import type { User } from "@foja/core/accounts/users/user.schema";
import { useRef, useState } from "react";
import { ApiError } from "~/lib/api/error";
import { messageOf } from "~/lib/api/messages";
import { changesOf } from "~/lib/forms/differences";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useStale } from "~/lib/forms/use-stale";
import { notify } from "~/lib/notify";
import { setUser } from "~/lib/session/session";
import { readProfile, updateProfile } from "../api/update-profile";
import { type ProfileValues, profileValues } from "../lib/profile-form";

const schema = () => import("../lib/profile-form-schema").then((module) => module.profileForm);
const readingOf = (user: User) => ({ base: profileValues(user), version: user.version });

/** The profile's form, saved only over the version that was read. */
export function useProfileForm(user: User) {
  const read = useRef(readingOf(user));
  const form = useSchemaForm<ProfileValues>(schema, read.current.base);
  const [refusal, setRefusal] = useState<string>();

  const save = async (values: ProfileValues): Promise<void> => {
    setRefusal(undefined);
    try {
      const { base, version } = read.current;
      const { user: saved, message } = await updateProfile(changesOf(base, values), version);
      read.current = readingOf(saved);
      form.reset(read.current.base);
      setUser(saved);
      notify.success(message);
    } catch (error) {
      if (error instanceof ApiError && error.code === "version.stale") {
        await rebase(values).catch((again) => setRefusal(messageOf(again)));
      } else {
        notify.error("Error al actualizar el perfil");
        if (!form.applyServerErrors(error)) setRefusal(messageOf(error));
      }
    }
  };
  const versions = useStale(form, save);

  const rebase = async (values: ProfileValues): Promise<void> => {
    const { base } = read.current;
    read.current = readingOf(await readProfile());
    if (!versions.compare(base, values, read.current.base)) await save(values);
  };

  return { form, refusal, ...versions, submit: form.handleSubmit(save) };
}
