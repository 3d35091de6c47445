import { Letters } from "../../accounts/letters";
import { Users } from "../../accounts/users";
import type { Write } from "../../kernel/dynamo";
import { env } from "../../kernel/env";
import { derivedId } from "../../kernel/id";
import { compose } from "../../kernel/letter-frame.rules";
import { Outbox } from "../../kernel/outbox";
import { KEPT_DAYS } from "./export.item";

/** The job that mails that an export can be downloaded. */
export type ExportErrand = { kind: "export"; userId: string; exportId: string };

/** Requests the mail about an export, once. */
export function askLetter({
  userId,
  _id,
  askedAt,
}: {
  userId: string;
  _id: string;
  askedAt: string;
}): Write {
  const id = derivedId("mail", Date.parse(askedAt), `export ${_id}`);
  return Outbox.ask<ExportErrand>({ kind: "export", userId, exportId: _id }, { id });
}

/** Sends that mail, without an address of the ZIP: whoever reads it could download everything. */
export async function sendLetter({ _id, userId }: ExportErrand & { _id: string }): Promise<void> {
  const user = await Users.find(userId);
  if (!user) return;
  const url = new URL("/apps/profiles/account/settings", env().APP_URL).href;
  const words = compose({
    subject: "Tus datos de Foja están listos para descargar",
    paragraphs: [
      `Preparamos el archivo con todo lo que Foja guarda de tu cuenta. Podés descargarlo durante ${KEPT_DAYS} días, desde Cuenta, en «Mis datos».`,
    ],
    link: { label: "Ir a descargarlo", url },
    closing:
      "Si no lo pediste, entrá a tu cuenta, cambiá la contraseña y escribinos a soporte@foja.ar.",
  });
  await Letters.send({ kind: "export", id: _id, to: user.email }, () => words);
}
