/** What the host of the tests is told: to note what each test file calls, or to run a mutant. */
export type Order = { watch: boolean; path?: string; source?: string; files: string[] };

/** What it answers: the test files that failed, and how many ms each took. */
export type Answer = { failed: string[]; took: Record<string, number> };
