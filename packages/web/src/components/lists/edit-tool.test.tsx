// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { SessionState } from "~/lib/session/store";
import { TITULAR } from "~/testing/people";
import { calls } from "~/testing/press";
import { clear, show } from "~/testing/stage";
import { EditTool } from "./edit-tool";

afterEach(clear);

const as = (role: string) =>
  ({ ...TITULAR, practice: { ...TITULAR.practice, role } }) as unknown as SessionState;

it.each(["titular", "abogado", "asistente"])("edits for who may write: %s", async (role) => {
  const edit = vi.fn();
  const tool = <EditTool desk={{ actions: { edit } as never }} id="tas_1" />;
  const { press } = show(tool, { session: as(role) });
  await press("Editar (E)", calls(edit, "tas_1"));
});

it("is not there for who only reads", () => {
  show(<EditTool desk={{ actions: {} as never }} id="tas_1" />, { session: as("lectura") });
  expect(screen.queryByRole("button")).toBeNull();
});
