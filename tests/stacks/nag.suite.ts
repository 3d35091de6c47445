import { describe, expect, it } from "vitest";
import { deployments, far } from "./synth";

describe.each([...deployments, ["far", far] as const])(
  "cdk-nag: %s",
  (_, { messages, resources }) => {
    const accepted = resources.flatMap(({ stack, id, Metadata }) =>
      (Metadata?.cdk_nag?.rules_to_suppress ?? []).map((rule) => ({
        ...rule,
        at: `${stack}/${id}`,
      })),
    );

    it("finds nothing that is not explained", () => {
      expect(messages.filter(({ level }) => level === "error" || level === "warning")).toEqual([]);
    });

    it("was really asked: some findings are accepted", () => {
      expect(accepted.length).toBeGreaterThan(5);
    });

    it.each(accepted)("$id at $at is accepted for a reason in a sentence", ({ id, reason }) => {
      expect(id).toMatch(/^AwsSolutions-[A-Z]+[0-9]+$/);
      expect(reason).toMatch(/^[A-Z].{40,}\.$/s);
    });

    it("accepts nothing for a stack as a whole", () => {
      expect(JSON.stringify(messages)).not.toContain("CdkNagSuppression");
      for (const { at } of accepted) expect(at).toMatch(/^\w+\/\w+$/);
    });
  },
);
