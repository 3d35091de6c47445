import { refusalOf } from "@foja/core/kernel/member.rules";
import { notify } from "./notify";
import { may } from "./session/may";
import { createStore } from "./store";

/** A deletion that waits for a person to confirm it. */
export type AskedDeletion = {
  /** «Eliminar la causa»: the title, whose first word is the button's. */
  title: string;
  /** What goes, and for how long it can come back. */
  text: string;
  /** What goes along with it, in a sentence, once it is known; nothing where nothing does. */
  along?: () => Promise<string | null>;
  run: () => void;
};

/** The deletion being asked about, if any. */
export const askedDeletion = createStore<{ asked: AskedDeletion | null }>({ asked: null });

/** Asks before deleting: only «Eliminar» calls `run`. Who may not delete sees a refusal. */
export function askDeletion(asked: AskedDeletion): void {
  if (may("delete")) askedDeletion.set({ asked });
  else notify.error(refusalOf("delete"));
}
