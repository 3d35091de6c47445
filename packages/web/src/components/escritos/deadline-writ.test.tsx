// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { sees } from "~/testing/press";
import { escrito } from "~/testing/samples/escrito";
import { clear, show } from "~/testing/stage";
import { DeadlineWrit } from "./deadline-writ";

afterEach(clear);

it("leads from a deadline to the writ that answers it, with its state", async () => {
  const { content, ...mine } = escrito({ deadlineId: "tas_1", status: "listo" });
  const other = { ...mine, _id: "esc_2", title: "Apela", deadlineId: null };
  show(<DeadlineWrit task={{ _id: "tas_1", folderId: "fol_1" }} />, {
    answers: { "GET /api/escritos": { success: true, escritos: [other, mine], nextCursor: null } },
  });
  await sees("Listo");
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/apps/escritos/esc_1"]);
});
