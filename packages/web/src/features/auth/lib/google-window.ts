import { paths } from "../../../lib/paths";
import type { GoogleConfiguration } from "../api/google";
import { GoogleError } from "./google-error";

/** The channel on which the return page answers the opener; same origin only. */
export const GOOGLE_CHANNEL = "foja.google";

const FEATURES = "popup,width=500,height=640";
const LOOK_EVERY_MS = 500;
/** A window that navigates between sites may seem closed shortly before its answer arrives. */
const LOOKS_BEFORE_CLOSED = 4;

/** Opens Google's window and waits for its ID token. Must be called from a click. */
export function askGoogle(configuration: GoogleConfiguration): Promise<string> {
  const state = crypto.randomUUID();
  const nonce = crypto.randomUUID();
  const popup = window.open(authAddress(configuration, state, nonce), "foja-google", FEATURES);
  if (!popup) return Promise.reject(new GoogleError("blocked"));
  return new Promise<string>((resolve, reject) => {
    const channel = new BroadcastChannel(GOOGLE_CHANNEL);
    const stopLooking = whenClosed(popup, () => settle(() => reject(new GoogleError("closed"))));
    const settle = (how: () => void) => {
      stopLooking();
      channel.close();
      how();
    };
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const answer = new URLSearchParams(String(data));
      if (answer.get("state") !== state) return;
      settle(() => finish(answer, nonce, resolve, reject));
    };
  });
}

function finish(
  answer: URLSearchParams,
  nonce: string,
  resolve: (token: string) => void,
  reject: (error: GoogleError) => void,
): void {
  const token = answer.get("id_token");
  if (token && nonceOf(token) === nonce) resolve(token);
  else if (answer.get("error") === "access_denied") reject(new GoogleError("closed"));
  else reject(new GoogleError(token ? "expired" : "failed"));
}

function authAddress({ clientId, authUrl }: GoogleConfiguration, state: string, nonce: string) {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: `${location.origin}${paths.auth.google}`,
    response_type: "id_token",
    scope: "openid email profile",
    prompt: "select_account",
    nonce,
    state,
  });
  return `${authUrl}?${query}`;
}

/** The nonce inside a token. Only the server verifies it; this ties the answer to the request. */
function nonceOf(token: string): unknown {
  try {
    const payload = token.split(".")[1]?.replaceAll("-", "+").replaceAll("_", "/") ?? "";
    return JSON.parse(atob(payload)).nonce;
  } catch {
    return undefined;
  }
}

function whenClosed(popup: Window, onClosed: () => void): () => void {
  let looks = 0;
  const timer = setInterval(() => {
    looks = popup.closed ? looks + 1 : 0;
    if (looks === LOOKS_BEFORE_CLOSED) onClosed();
  }, LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
