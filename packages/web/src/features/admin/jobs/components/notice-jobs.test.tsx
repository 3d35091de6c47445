// @vitest-environment happy-dom
import { afterEach, it } from "vitest";
import { clear, show } from "~/testing/stage";
import { NoticeJobs } from "./notice-jobs";

afterEach(clear);

it("reads the jobs again after a failure", async () => {
  const { press, asks } = show(<NoticeJobs />);
  await press("Reintentar", asks("GET /api/admin/jobs"));
});
