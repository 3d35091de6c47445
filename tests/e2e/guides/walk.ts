import type { Tenant } from "@foja/harness/tenant";
import type { World } from "../world";
import type { Reader } from "./reader";

type Step = (reader: Reader, world: World) => Promise<unknown>;

/** How an article is carried out: one entry for each of its steps. */
export type Walk = {
  /** What there is beforehand, and where one begins if that depends on it. */
  prepare(world: World): Promise<{ as: Tenant; path?: string }>;
  /** The screen at which one begins. */
  at: string;
  does: readonly Step[];
  /** What the article names outside of its steps. */
  after?(reader: Reader): Promise<unknown>;
};

/** A practice with the examples that anybody may ask for. */
export async function withExamples(world: World): Promise<{ as: Tenant }> {
  const as = await world.tenant();
  await as.call("POST", "/api/start/examples");
  await world.foja().settle();
  return { as };
}

/** A practice as new as one begins. */
export const empty = async (world: World) => ({ as: await world.tenant() });

/** The dialog that is open. */
export const dialog = ({ page }: Reader) => page.getByRole("dialog").last();

/** Waits for words anywhere on the page, which the article need not name. */
export const seen = ({ page }: Reader, text: string | RegExp) =>
  page.getByText(text).first().waitFor();

/** Waits until no dialog is open. */
export const closed = ({ page }: Reader) => page.getByRole("dialog").waitFor({ state: "detached" });
