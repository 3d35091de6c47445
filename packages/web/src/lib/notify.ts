import { createStore } from "./store";

export type Notice = {
  kind: "success" | "info" | "warning" | "error";
  text: string;
  /** What the button says and does; «Deshacer» where something disappeared. */
  action?: { label: string; run: () => void };
  /** Where what it speaks of is now; `about` names it, `follow` is done on the way. */
  link?: { label: string; to: string; about?: string; follow?: () => void };
};

/** Notices waiting for the snackbar's code, which is loaded with the first of them. */
export const notices = createStore<{ waiting: Notice[] }>({ waiting: [] });

const notice =
  (kind: Notice["kind"]) => (text: string, action?: Notice["action"], link?: Notice["link"]) =>
    notices.set({ waiting: [...notices.get().waiting, { kind, text, action, link }] });

/** Shows a snackbar: bottom right, six seconds, at most three. */
export const notify = {
  success: notice("success"),
  info: notice("info"),
  warning: notice("warning"),
  error: notice("error"),
};

/** Takes the waiting notices away, to be shown. */
export function takeNotices(): Notice[] {
  const { waiting } = notices.get();
  if (waiting.length > 0) notices.set({ waiting: [] });
  return waiting;
}
