import { type Capability, can } from "@foja/core/kernel/member.rules";
import { useStore } from "../store";
import { type SessionState, sessionStore } from "./store";

/** What the server refuses anyway is not offered: of a session that has not said it, nothing. */
const allows = ({ practice }: SessionState, capability: Capability): boolean =>
  can(practice?.role ?? "titular", capability);

/** Whether who is signed in may do that in the practice they act in. */
export const may = (capability: Capability): boolean => allows(sessionStore.get(), capability);

/** Whether who is signed in may do that in the practice they act in, following every change. */
export const useMay = (capability: Capability): boolean =>
  allows(useStore(sessionStore), capability);

/** Whether the practice on screen is somebody else's. */
export const isGuest = (): boolean => guestOf(sessionStore.get()) !== null;

/** The practice of a session, where it is not its person's own. */
export const guestOf = ({ user, practice }: Pick<SessionState, "user" | "practice">) =>
  user && practice && practice._id !== user._id ? practice : null;
