import { createHash } from "node:crypto";
import { random } from "../practice/random";
import type { Scene } from "./acts/act";
import { drawAct } from "./acts/all";
import { rulesOf } from "./harms";
import { runJob } from "./jobs";
import { type Known, Told } from "./known";
import { ask, found, type Practice, signIn } from "./people";
import { balanced } from "./rules/accounts";
import { Letters } from "./rules/letters";
import { asTold, counted } from "./rules/records";
import { Rings } from "./rules/rings";
import { recounted } from "./rules/statistics";
import { daysFrom, isOfFirstYear, START, type Step, stepsOf } from "./steps";
import { Streams } from "./streams";
import { Violation } from "./violation";
import { harm, openWorld, type Tamper, type World } from "./world";

export type Asked = {
  seed: number;
  days: number;
  /** The first day; a Monday of summer by default. */
  start?: string;
  /** The steps that do not happen, and those in which nothing goes wrong: for a shrunk run. */
  without?: ReadonlySet<string>;
  calm?: ReadonlySet<string>;
  /** A fault that a test plants in the table, once the practices are there. */
  plant?: (world: World) => Tamper;
  onAnswer?: World["onAnswer"];
  onDay?: (day: string) => void;
  onStep?: (line: string) => void;
};

export type Run = {
  /** What happened, step by step: the same for the same seed. */
  digest: string;
  steps: number;
  acts: number;
  figures: Record<string, number>;
  failure?: { step: Step; rule: string; message: string };
};

/** The practices of every run. */
async function settleIn(world: World): Promise<Practice[]> {
  const practices = [
    await found(world, "premium", ["titular", "abogado", "asistente", "lectura", "abogado"]),
    await found(world, "standard", ["abogado"]),
    await found(world, "free", []),
  ];
  return practices;
}

/** A run of the simulated world: days of steps, with the rules checked after each. */
class Simulation {
  readonly #world: World;
  readonly #hash = createHash("sha256");
  #told = new Told([]);
  #streams!: Streams;
  #rings!: Rings;
  #letters!: Letters;
  /** The step that happens now. */
  #at: Step | undefined;
  #steps = 0;
  #acts = 0;

  constructor(private readonly asked: Asked) {
    this.#world = openWorld(asked.seed, `${asked.start ?? START}T10:00:00Z`);
    this.#world.onAnswer = asked.onAnswer;
  }

  async run(): Promise<Run> {
    await this.#begin();
    try {
      for (const day of daysFrom(this.asked.start ?? START, this.asked.days)) await this.#day(day);
      return this.#outcome();
    } catch (error) {
      if (!this.#at) throw error;
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const rule = error instanceof Violation ? error.rule : (message.split("\n")[0] ?? "");
      return { ...this.#outcome(), failure: { step: this.#at, rule, message } };
    }
  }

  async #day(day: string): Promise<void> {
    this.asked.onDay?.(day);
    for (const step of stepsOf(this.asked.seed, day, this.asked.start)) {
      if (this.asked.without?.has(step.id)) continue;
      this.#at = step;
      await this.#step(step);
    }
    await this.#endOfDay(day);
  }

  async #begin(): Promise<void> {
    const world = this.#world;
    const told = new Told(await settleIn(world));
    this.#told = told;
    this.#rings = new Rings(world, told);
    this.#letters = new Letters(world, told);
    this.#streams = new Streams(world, (record) => this.#rings.hear(record));
    await this.#streams.whole();
    for (const { people } of told.practices) {
      // Every other one: a digest gathers a whole practice.
      for (const person of people.filter((_, i) => i % 2 === 0)) {
        const body = { digest: { enabled: true } };
        await ask(world, person, "PUT", "/api/notifications/preferences", body);
      }
    }
    await this.#streams.whole();
    world.tamper = this.asked.plant?.(world);
  }

  async #step(step: Step): Promise<void> {
    const world = this.#world;
    world.now = Math.max(world.now, step.at);
    const chance = random(step.seed);
    const scene = step.job ? undefined : await this.#scene(chance);
    // Drawn in a calm step, too: what is done in it must not differ.
    const rules = rulesOf(step.harm, chance);
    harm(world, ...(this.asked.calm?.has(step.id) ? [] : rules));
    const said = scene ? await drawAct(chance)(scene) : await runJob(world, step.job ?? "");
    // What is derived meets the same world, and then a calm one.
    await this.#streams.badly(chance);
    harm(world);
    this.#steps += 1;
    if (scene) this.#acts += 1;
    const line = `${step.id} ${step.harm} ${said ?? step.job}`;
    this.#hash.update(`${line}\n`);
    this.asked.onStep?.(line);
    this.#letters.read();
    if (scene) this.#checkStep(scene.practice);
  }

  async #scene(chance: ReturnType<typeof random>): Promise<Scene> {
    const [first] = this.#told.practices;
    const practice = chance.often(0.7) && first ? first : chance.pick(this.#told.practices);
    const person = chance.pick(practice.people);
    await signIn(person);
    return { world: this.#world, told: this.#told, chance, practice, person };
  }

  #checkStep({ id }: Practice): void {
    counted(this.#world, this.#told, id);
    for (const one of [...this.#told.all.values()].slice(-5)) this.#check(one);
  }

  #check(one: Known): void {
    asTold(this.#world, this.#told, one);
    if (one.kind === "folder" && this.#told.all.has(one.id)) balanced(this.#world, this.#told, one);
  }

  async #endOfDay(day: string): Promise<void> {
    this.#world.now = Math.max(this.#world.now, Date.parse(`${day}T23:55:00Z`));
    await this.#streams.whole();
    this.#told.handedOver();
    this.#letters.read();
    this.#letters.settled();
    for (const one of [...this.#told.all.values()]) {
      this.#rings.check(one);
      this.#check(one);
    }
    if (new Date(this.#world.now).getUTCDay() === 0) {
      this.#world.table.store.expire();
      // What expired is told by the stream, as on AWS, and counted no more after that.
      await this.#streams.whole();
    }
    if (!isCounted(this.asked.start ?? START, day)) return;
    for (const practice of this.#told.practices) await recounted(this.#world, practice);
    await this.#streams.whole();
  }

  #outcome(): Run {
    const figures = {
      records: this.#told.all.size,
      alerts: this.#rings.count,
      letters: this.#letters.count,
    };
    this.#hash.update(JSON.stringify(figures));
    return {
      digest: this.#hash.digest("hex").slice(0, 16),
      ...{ steps: this.#steps, acts: this.#acts, figures },
    };
  }
}

/** Whether the whole practice is recounted: on the tenth of each month in the first year, then yearly. */
const isCounted = (start: string, day: string) =>
  day.endsWith("-10") && (isOfFirstYear(start, day) || day.slice(5, 7) === "03");

export const simulate = (asked: Asked): Promise<Run> => new Simulation(asked).run();
