import type { Way } from "@foja/core/sharing/notices/notice.schema";
import { answer } from "../api/answer";
import { client } from "../api/client";

/** How what was told reached the clients. */
export const told = (ways: readonly Way[]): string => {
  const mailed = ways.filter((way) => way.mailed || way.whatsapped).length;
  if (mailed === 0) return "Aprobado: ya está en la página del cliente";
  if (mailed > 1) return `Aprobado y enviado a ${mailed} clientes`;
  return `Aprobado y enviado por ${ways.some((way) => way.mailed) ? "e-mail" : "WhatsApp"}`;
};

/** Writes to the clients of a case. */
export const writeNotice = (folderId: string, text: string) =>
  answer(client.api.notices.$post({ json: { folderId, text } }));
