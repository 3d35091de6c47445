import { refusalOf } from "@foja/core/kernel/member.rules";
import { notify } from "./notify";
import { may } from "./session/may";
import { createStore } from "./store";

/** A deletion that waits for a person to confirm it. */
export type AskedDeletion = {
  /** The title, whose first word is the button's: «Eliminar la causa». */
  title: string;
  /** What is deleted, and for how long it can be restored. */
  text: string;
  /** A sentence about what is deleted with it, once it is known; null if nothing is. */
  along?: () => Promise<string | null>;
  run: () => void;
};

/** The deletion that waits for confirmation, if any. */
export const askedDeletion = createStore<{ asked: AskedDeletion | null }>({ asked: null });

/** Asks before deleting: only «Eliminar» calls `run`. Shows a refusal to who may not delete. */
export function askDeletion(asked: AskedDeletion): void {
  if (may("delete")) askedDeletion.set({ asked });
  else notify.error(refusalOf("delete"));
}
