import { afterEach, beforeEach, expect, it } from "vitest";
import { setClock } from "../clock";
import { resetClient } from "../dynamo";
import { resetEnv } from "../env";
import { forgetPulses, pulses, watched } from "./pulse";

let now = Date.parse("2058-05-01T12:00:00.000Z");
beforeEach(() => {
  forgetPulses();
  setClock(() => now);
});
afterEach(() => setClock());

const bcra = async () => (await pulses()).find(({ name }) => name === "bcra");
const judge = () => ({ problem: "El BCRA no responde." });
const fails = () => Promise.reject(new Error("rota"));

it("keeps the last good moment through a bad one, with what went wrong while it does", async () => {
  expect(await watched("bcra", async () => 7, judge)).toBe(7);
  const goodAt = new Date(now).toISOString();
  expect(await bcra()).toMatchObject({ state: "good", goodAt });
  now += 1000;
  await expect(watched("bcra", fails, judge)).rejects.toThrow("rota");
  const badAt = new Date(now).toISOString();
  const problem = "El BCRA no responde.";
  expect(await bcra()).toMatchObject({ state: "bad", goodAt, badAt, problem });
  now += 1000;
  await expect(watched("bcra", fails, () => "answered")).rejects.toThrow("rota");
  expect(await bcra()).toMatchObject({ state: "good", badAt, problem: null });
  now += 120_000;
  await expect(watched("bcra", fails, () => undefined)).rejects.toThrow("rota");
  expect(await bcra()).toMatchObject({ state: "good", badAt });
});

it("never fails the work, nor changes its error, when the table does not answer", async () => {
  const endpoint = process.env.DYNAMODB_ENDPOINT;
  const point = (url: string | undefined) => {
    process.env.DYNAMODB_ENDPOINT = url;
    resetEnv();
    resetClient();
  };
  point("http://127.0.0.1:9");
  try {
    expect(await watched("bcra", async () => 7, judge)).toBe(7);
    await expect(watched("bcra", fails, judge)).rejects.toThrow("rota");
  } finally {
    point(endpoint);
  }
});
