import { type Capability, can } from "@foja/core/kernel/member.rules";
import { useStore } from "../store";
import { type SessionState, sessionStore } from "./store";

/** What the server would refuse is not offered; without a stated role nothing is withheld. */
const allows = ({ practice }: SessionState, capability: Capability): boolean =>
  can(practice?.role ?? "titular", capability);

/** Whether who is signed in may do that in the practice they act in. */
export const may = (capability: Capability): boolean => allows(sessionStore.get(), capability);

/** Whether who is signed in may do that in the practice they act in, following every change. */
export const useMay = (capability: Capability): boolean =>
  allows(useStore(sessionStore), capability);

/** Whether the current practice is somebody else's. */
export const isGuest = (): boolean => guestOf(sessionStore.get()) !== null;

/** The practice of a session, if it is not the person's own; else null. */
export const guestOf = ({ user, practice }: Pick<SessionState, "user" | "practice">) =>
  user && practice && practice._id !== user._id ? practice : null;
