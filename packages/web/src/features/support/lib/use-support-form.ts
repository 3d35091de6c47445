import type { WriteInput } from "@foja/core/outreach/support/consultation.schema";
import { type FormEvent, useEffect, useState } from "react";
import { ApiError } from "~/lib/api/error";
import type { LoadSchema } from "~/lib/forms/check";
import { dropDraft, freshDraft, keepDraft, readDraft } from "~/lib/forms/draft";
import { useSchemaForm } from "~/lib/forms/use-schema-form";
import { useSession } from "~/lib/session/session";
import { sendConsultation, sendScreenshot } from "../api/support";
import type { Technical } from "./technical";

type Fields = Pick<WriteInput, "name" | "email" | "subject" | "priority" | "message">;

const loadSchema: LoadSchema<Fields> = async () =>
  (await import("@foja/core/outreach/support/consultation.schema")).writeConsultation;

const DRAFT = { kind: "support", id: null };
const CLOSES_AFTER_MS = 2000;

const FAILED = "Error al enviar la consulta. Por favor, intenta más tarde.";
const UNREACHED = "No se pudo conectar con el servidor. Verifica tu conexión.";

/** Why a consultation could not be sent: the server's message if it helps. */
function reasonOf(error: unknown): string {
  if (!(error instanceof ApiError)) return FAILED;
  if (error.status === 0) return UNREACHED;
  return error.status === 422 || error.status === 429 ? error.message : FAILED;
}

export type Asking = {
  /** The initial values, unless a draft was stored. */
  about?: Pick<Fields, "subject" | "message"> | undefined;
  technical: Technical | null;
  picture: File | null;
  onClose: () => void;
};

/**
 * The form of Soporte: filled in with the signed-in person, stored until it is sent, closed 2 s
 * after.
 */
export function useSupportForm({ about, technical, picture, onClose }: Asking) {
  const { user } = useSession();
  const [left] = useState(() => readDraft<Partial<Fields>>(DRAFT)?.values);
  const form = useSchemaForm<Fields>(loadSchema, {
    name: user?.name ?? "",
    email: user?.email ?? "",
    ...{ priority: "medium", message: "" },
    ...left,
    ...about,
  });
  const [number, setNumber] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const { watch, getValues, setValue } = form;
  // If it is opened before the session is read, the person is not known yet.
  useEffect(() => {
    if (!user) return;
    for (const name of ["name", "email"] as const) {
      if (!getValues(name)) setValue(name, user[name]);
    }
  }, [user, getValues, setValue]);
  useEffect(() => {
    const subscription = watch((values) =>
      keepDraft(DRAFT, { ...freshDraft(values), values: { ...values } }),
    );
    return () => subscription.unsubscribe();
  }, [watch]);
  useEffect(() => {
    if (number === undefined) return;
    const timer = setTimeout(onClose, CLOSES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [number, onClose]);

  const send = form.handleSubmit(async (fields) => {
    setRefusal(undefined);
    try {
      const screenshot = picture ? await sendScreenshot(picture) : null;
      const given = { ...fields, context: technical, screenshot };
      const sent = await sendConsultation(given);
      dropDraft(DRAFT);
      setNumber(sent);
    } catch (error) {
      if (!form.applyServerErrors(error)) setRefusal(reasonOf(error));
    }
  });
  return {
    ...{ form, number, refusal },
    submit: (event: FormEvent) => {
      event.preventDefault();
      if (!form.busy && number === undefined) void send();
    },
  };
}
