import { call } from "@foja/harness/api";
import { post } from "@foja/harness/files";
import { newTenant, type Tenant } from "@foja/harness/tenant";

const GIVEN = { email: "eva@ejemplo.com.ar", subject: "Otro", message: "Hola" };
const PNG = Buffer.from("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "latin1");

/** A visitor's consultation, found by its number. */
export async function newConsultation(name: string, screenshot?: string): Promise<string> {
  const admin = await newTenant({ role: "ADMIN_ROLE" });
  const body = { name, screenshot, ...GIVEN };
  const { body: written } = await call("POST", "/api/support-contacts", { body });
  const { body: listed } = await admin.call("GET", "/api/support-contacts?limit=100");
  const rows = listed.supportContacts as { _id: string; number: number }[];
  return rows.find(({ number }) => number === written.number)?._id ?? "";
}

/** Consultations with a picture. */
export async function pictured(
  _: Tenant,
  own: Record<string, string[]>,
  __: string,
  count: number,
): Promise<void> {
  own.id = [];
  for (let n = 0; n < count; n += 1) {
    own.id.push(await newConsultation(`Eva con captura ${n}`, await newScreenshot()));
  }
}

async function newScreenshot(): Promise<string> {
  const given = { type: "image/png", size: PNG.length };
  const { body } = await call("POST", "/api/support-contacts/screenshots", { body: given });
  const { upload, screenshot } = body as { upload: Parameters<typeof post>[0]; screenshot: string };
  await post(upload, PNG);
  return screenshot;
}
