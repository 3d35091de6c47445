import { tableDefinition } from "@foja/core/kernel/dynamo";
import { describe, expect, it } from "vitest";
import { deployments, ofType, only, plain, production, restored } from "./synth";

const table = only(plain, "AWS::DynamoDB::Table");

const keySchema = (partition: string, sort: string) => [
  { AttributeName: partition, KeyType: "HASH" },
  { AttributeName: sort, KeyType: "RANGE" },
];

describe("storage", () => {
  it("has the keys, indexes, stream and expiry that the code expects", () => {
    const { partitionKey, sortKey, indexes, ttlAttribute, streamView } = tableDefinition;
    expect(table.Properties).toMatchObject({
      KeySchema: keySchema(partitionKey, sortKey),
      GlobalSecondaryIndexes: indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: keySchema(index.partitionKey, index.sortKey),
        Projection: { ProjectionType: "ALL" },
      })),
      TimeToLiveSpecification: { AttributeName: ttlAttribute, Enabled: true },
      StreamSpecification: { StreamViewType: streamView },
    });
  });

  it("is paid by use, encrypted, and recoverable to any second", () => {
    expect(table.Properties).toMatchObject({
      BillingMode: "PAY_PER_REQUEST",
      SSESpecification: { SSEEnabled: true },
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
    });
  });

  it.each(deployments)("outlives its stack: %s", (_, deployment) => {
    expect(only(deployment, "AWS::DynamoDB::Table")).toMatchObject({
      DeletionPolicy: "Retain",
      UpdateReplacePolicy: "Retain",
    });
  });

  it("cannot be deleted in production, even by hand", () => {
    const { Properties } = only(production, "AWS::DynamoDB::Table");
    expect(Properties.DeletionProtectionEnabled).toBe(true);
  });

  it("hands over to a restored table, and keeps its own exports until nobody reads them", () => {
    for (const { Properties } of ofType(restored, "AWS::Lambda::Function", "Api")) {
      expect(Properties).toMatchObject({
        Environment: { Variables: { TABLE_NAME: "recuperada" } },
      });
    }
    for (const { Properties } of ofType(restored, "AWS::Lambda::EventSourceMapping", "Jobs")) {
      expect(Properties.EventSourceArn).toContain("table/recuperada/stream/");
    }
    const exported = (outputs: object) => Object.keys(outputs).filter((key) => /Table/.test(key));
    expect(exported(restored.outputs)).toEqual(exported(plain.outputs));
  });
});
