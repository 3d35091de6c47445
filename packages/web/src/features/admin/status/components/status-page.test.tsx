// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { until } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import StatusPage from "./status-page";

afterEach(clear);

it("reads the state of the server again", async () => {
  const { press, asks } = show(<StatusPage />);
  await press("Reintentar", asks("GET /api/admin/server-status"));
  await until(() => expect(document.querySelector("[aria-disabled]")).toBeNull());
  await press("Actualizar", asks("GET /api/admin/server-status"));
});
