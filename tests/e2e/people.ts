import type { Tenant } from "@foja/harness/tenant";
import { expect } from "vitest";

/** The person with the name Eva Ríos. */
export async function asEva(person: Tenant): Promise<Tenant> {
  const { body } = await person.call("GET", "/api/auth/me");
  const { version } = body.user as { version: number };
  const { status } = await person.call("PUT", "/api/auth/update-profile", {
    headers: { "if-match": `"${version}"` },
    body: { firstName: "Eva", lastName: "Ríos" },
  });
  expect(status).toBe(200);
  return person;
}
