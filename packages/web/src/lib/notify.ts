import { createStore } from "./store";

export type Notice = {
  kind: "success" | "info" | "warning" | "error";
  text: string;
  /** The label and action of the button; «Deshacer» where something disappeared. */
  action?: { label: string; run: () => void };
  /** A link to the record of the notice; `about` names it, `follow` is called on the click. */
  link?: { label: string; to: string; about?: string; follow?: () => void };
  /** It replaces the notice of the same name that is on the screen. */
  id?: string;
  /** It is shown once no other is on the screen. */
  waits?: boolean;
};

type More = Pick<Notice, "id" | "waits">;

/** Notices waiting for the snackbar's code, which is loaded with the first one. */
export const notices = createStore<{ waiting: Notice[] }>({ waiting: [] });

const notice =
  (kind: Notice["kind"]) =>
  (text: string, action?: Notice["action"], link?: Notice["link"], more?: More) =>
    notices.set({ waiting: [...notices.get().waiting, { kind, text, action, link, ...more }] });

/** Shows a snackbar: bottom right or, over a dialog, at the top; for six seconds, at most three. */
export const notify = {
  success: notice("success"),
  info: notice("info"),
  warning: notice("warning"),
  error: notice("error"),
};

/** Returns the waiting notices and clears them. */
export function takeNotices(): Notice[] {
  const { waiting } = notices.get();
  if (waiting.length > 0) notices.set({ waiting: [] });
  return waiting;
}
