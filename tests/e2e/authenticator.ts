import type { Page } from "playwright-core";

/** A virtual authenticator of Chromium, for the pages of one tab. */
export type Authenticator = {
  /** Whether it answers automatically, like a quick person; otherwise it waits. */
  answers(yes: boolean): Promise<void>;
  /** Whether it verifies its person: a finger, a face, a PIN. */
  recognises(yes: boolean): Promise<void>;
};

/** Adds an authenticator that stores passkeys and verifies its person. */
export async function plugIn(page: Page): Promise<Authenticator> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    answers: async (enabled) => {
      await devtools.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
    },
    recognises: async (isUserVerified) => {
      await devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
    },
  };
}
