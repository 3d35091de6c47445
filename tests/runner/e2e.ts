import { perform, shell } from "./shell";

/** `npm run e2e -- folders`: browser tests whose file names contain a word, on a web built anew. */
const files = process.argv.slice(2).map((name) => `tests/e2e/${name}`);

await perform(async () => {
  const built = await shell("npm run -s build -w @foja/web");
  const passed = built && (await shell(`vitest run --project e2e ${files.join(" ")}`));
  process.exitCode = passed ? 0 : 1;
});
