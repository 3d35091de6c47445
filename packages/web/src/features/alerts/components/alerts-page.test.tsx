// @vitest-environment happy-dom
import { afterEach, it } from "vitest";
import { clear, show } from "~/testing/stage";
import AlertsPage from "./alerts-page";

afterEach(clear);

it("marks all alerts as read", async () => {
  const { press, asks } = show(<AlertsPage />);
  await press("Marcar todos como leídos", asks("POST /api/alert/markAllAsRead"));
});

it("reads the alerts again after a failure", async () => {
  const { press, asks } = show(<AlertsPage />);
  await press(
    "Intentar de nuevo",
    asks("GET /api/alert/useralerts/usr_01J00000000000000000000001"),
  );
});
