import { SLICES } from "../harness/draw";
import { shellText } from "./shell";

/** The slice whose turn it is: one for each commit, so that sixteen in a row see everything. */
export async function sliceOfToday(): Promise<string> {
  const commits = Number(await shellText("git rev-list --count HEAD").catch(() => ""));
  const turn = commits || Math.floor(Date.now() / 86_400_000);
  return `${(turn % SLICES) + 1}/${SLICES}`;
}
