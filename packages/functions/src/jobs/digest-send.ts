import { Digests } from "@foja/core/digests";
import { job } from "./job";

/** Asks for the digest of the day for everybody who wants it; the letters go by the stream. */
export const handler = job("digest-send", () => Digests.askAll());
