import type { Page } from "playwright-core";

/** A passkey's device inside of Chromium, for the pages of one tab. */
export type Authenticator = {
  /** Whether it answers by itself, as if its person were quick; else it waits. */
  answers(yes: boolean): Promise<void>;
  /** Whether it recognises its person: a finger, a face, a PIN. */
  recognises(yes: boolean): Promise<void>;
};

/** Plugs a device in that keeps passkeys and verifies its person. */
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
