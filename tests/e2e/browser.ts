import { existsSync } from "node:fs";
import { type Browser, chromium as playwright } from "playwright-core";

/** Chromium as it starts on a machine without a screen, and without asking the outside anything. */
const ARGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"];

/** Starts a browser: the machine's own where it has one, else the one that npm brought. */
export async function startBrowser(): Promise<Browser> {
  const own = [process.env.CHROME_PATH, ...INSTALLED].find((path) => path && existsSync(path));
  if (own) return playwright.launch({ executablePath: own, args: ARGS });
  // The package unpacks the libraries Chromium needs only where it believes to be on Lambda.
  process.env.AWS_EXECUTION_ENV = "AWS_Lambda_nodejs22.x";
  process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs22.x";
  const { default: chromium } = await import("@sparticuz/chromium");
  const executablePath = await chromium.executablePath();
  return playwright.launch({ executablePath, args: [...chromium.args, ...ARGS] });
}
