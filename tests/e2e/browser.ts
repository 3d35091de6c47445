import { execFile } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";

/** Chromium's arguments for a machine without a screen, and without requests to the outside. */
const ARGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--font-render-hinting=none",
];

const INSTALLED = ["/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"];

/** Starts a browser: the machine's own if it has one, else the one of npm. */
export async function startBrowser(more: readonly string[] = []): Promise<Browser> {
  const args = [...ARGS, ...more];
  const own = [process.env.CHROME_PATH, ...INSTALLED].find((path) => path && existsSync(path));
  if (own) return chromium.launch({ executablePath: own, args });
  const home = await unpack();
  const libraries = [join(home, "al2023/lib"), process.env.LD_LIBRARY_PATH].filter(Boolean);
  return chromium.launch({
    executablePath: join(home, "chromium"),
    args,
    env: {
      ...process.env,
      FONTCONFIG_PATH: join(home, "fonts"),
      LD_LIBRARY_PATH: libraries.join(":"),
    },
  });
}

/** The folder of npm's Chromium, with the libraries it needs: unpacked once for each version. */
async function unpack(): Promise<string> {
  const modules = join(import.meta.dirname, "../../node_modules");
  const manifest = readFileSync(join(modules, "@sparticuz/chromium/package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  const home = join(modules, `.cache/foja-chromium-${version}`);
  if (existsSync(home)) return home;
  mkdirSync(dirname(home), { recursive: true });
  const scratch = mkdtempSync(`${home}-`);
  await unpackInto(scratch);
  const fonts = join(scratch, "fonts/fonts.conf");
  writeFileSync(fonts, readFileSync(fonts, "utf8").replaceAll("/tmp/fonts", join(home, "fonts")));
  try {
    // Atomic, because another test may be unpacking it too.
    renameSync(scratch, home);
  } catch {
    rmSync(scratch, { recursive: true });
  }
  return home;
}

/** The package unpacks into the temporary folder, and its libraries only if it detects Lambda. */
async function unpackInto(folder: string): Promise<void> {
  const program =
    'import("@sparticuz/chromium").then(({ default: chromium }) => chromium.executablePath())';
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" };
  await promisify(execFile)(process.execPath, ["-e", program], { cwd: import.meta.dirname, env });
}
