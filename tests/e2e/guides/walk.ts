import type { Tenant } from "@foja/harness/tenant";
import type { World } from "../world";
import type { Reader } from "./reader";

type Step = (reader: Reader, world: World) => Promise<unknown>;

/** The walk of an article: one entry for each of its steps. */
export type Walk = {
  /** The data it needs, and its start if that depends on the data. */
  prepare(world: World): Promise<{ as: Tenant; path?: string }>;
  /** The screen at which it starts. */
  at: string;
  does: readonly Step[];
  /** The names in the article outside of its steps. */
  after?(reader: Reader): Promise<unknown>;
};

/** A practice with the examples that anybody can request. */
export async function withExamples(world: World): Promise<{ as: Tenant }> {
  const as = await world.tenant();
  await as.call("POST", "/api/start/examples");
  await world.foja().settle();
  return { as };
}

/** A new practice without data. */
export const empty = async (world: World) => ({ as: await world.tenant() });

/** The dialog that is open. */
export const dialog = ({ page }: Reader) => page.getByRole("dialog").last();

/** Waits for a text anywhere on the page, which the article need not name. */
export const seen = ({ page }: Reader, text: string | RegExp) =>
  page.getByText(text).first().waitFor();

/** Waits until no dialog is open. */
export const closed = ({ page }: Reader) => page.getByRole("dialog").waitFor({ state: "detached" });
