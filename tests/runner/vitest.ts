import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ROOT, scratch, shell } from "./shell";

/** A file of which a test failed. */
type FailedFile = { path: string; tests: number; failed: number };

export type Outcome = {
  /** The tests that passed, without those of failed files. */
  passed: number;
  failedFiles: FailedFile[];
  /** 1 when vitest failed without a failed file: on an error outside of all tests. */
  broken: number;
};

type Assertion = { status: string };
type Report = {
  testResults: { name: string; status: string; assertionResults: Assertion[] }[];
};

/** What vitest reported. A skipped test counts as failed. */
function read(report: Report, well: boolean): Outcome {
  const files = report.testResults.map(({ name, status, assertionResults }) => {
    const passed = assertionResults.filter((one) => one.status === "passed").length;
    const tests = Math.max(1, assertionResults.length);
    const failed = status === "failed" ? Math.max(1, tests - passed) : tests - passed;
    return { path: relative(ROOT, name), tests, failed, passed };
  });
  const failedFiles = files.filter(({ failed }) => failed > 0);
  const fine = files.filter(({ failed }) => failed === 0);
  return {
    passed: fine.reduce((sum, { passed }) => sum + passed, 0),
    failedFiles: failedFiles.map(({ path, tests, failed }) => ({ path, tests, failed })),
    broken: well || failedFiles.length > 0 ? 0 : 1,
  };
}

/** Runs vitest and reads its report. */
export async function vitest(name: string, options: string): Promise<Outcome> {
  const file = join(scratch, `${name}.json`);
  const reporters = `--reporter=default --reporter=json --outputFile.json=${file}`;
  const well = await shell(`vitest run ${options} ${reporters}`);
  try {
    return read(JSON.parse(readFileSync(file, "utf8")) as Report, well);
  } catch {
    return { passed: 0, failedFiles: [], broken: 1 };
  }
}

/** Runs a failed file once more, alone; whether it passes now. */
export async function repeat({ path }: FailedFile): Promise<boolean> {
  const outcome = await vitest("again", path);
  return outcome.broken === 0 && outcome.failedFiles.length === 0 && outcome.passed > 0;
}
