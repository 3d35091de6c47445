import { expect, it } from "vitest";
import { derivedFrom } from "../cost/measure";
import { queuesOf, TOLD } from "./queues.rules";

const FOLLOWS = derivedFrom("POST folder");
/** Each takes 0.1 s: twenty requests of 5 ms. */
const act = { times: [], requests: 20, cpuMs: 1 };
const acts = { [FOLLOWS]: act, [TOLD]: act, "GET me": act };

it("counts what the stream's readers do at once, and how busy the lane of the largest practice is", () => {
  const loads = [
    { act: FOLLOWS, perSecond: 30, ofLargest: 2 },
    { act: TOLD, perSecond: 10, ofLargest: 1 },
    { act: "GET me", perSecond: 500, ofLargest: 50 },
  ];
  const [queue] = queuesOf(acts, [{ name: "now", loads }]);
  expect(queue?.atOnce).toBeCloseTo(4);
  expect(queue?.largest).toBeCloseTo(0.3);
});

it("leaves out of its lane what is derived beside it, and scenarios of which nothing is read", () => {
  const beside = [{ act: FOLLOWS, perSecond: 1, ofLargest: 1, beside: true }] as const;
  const reading = [{ act: "GET me", perSecond: 1, ofLargest: 1 }];
  const queues = queuesOf(acts, [
    { name: "reading", loads: reading },
    { name: "a bulk", loads: [...beside] },
  ]);
  expect(queues).toEqual([{ scenario: "a bulk", atOnce: expect.closeTo(0.1), largest: 0 }]);
});
