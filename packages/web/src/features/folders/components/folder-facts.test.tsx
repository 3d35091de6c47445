// @vitest-environment happy-dom
import { afterEach, it } from "vitest";
import { copies } from "~/testing/press";
import { folder } from "~/testing/samples/folder";
import { clear, show } from "~/testing/stage";
import { FolderFacts } from "./folder-facts";

afterEach(clear);

it("copies the address of a case from its facts", async () => {
  const { press } = show(<FolderFacts folder={folder()} onComplete={() => {}} />, {
    answers: { "GET /api/members": { success: true, members: [] } },
  });
  await press("Copiar la dirección", copies("01hz.01hy@in.foja.localhost"));
});
