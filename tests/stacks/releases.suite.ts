import { describe, expect, it } from "vitest";
import {
  type Deployment,
  deployments,
  ofType,
  only,
  ownFunctions,
  plain,
  production,
} from "./synth";

const nameOf = ({ id }: { id: string }) => id.slice(0, -8);

/** Whatever may call a function, by the property that names it. */
function calledBy(deployment: Deployment): string[] {
  const read = (type: string, property: string) =>
    ofType(deployment, type).map(({ Properties }) => JSON.stringify(Properties[property]));
  return [
    ...read("AWS::ApiGatewayV2::Integration", "IntegrationUri"),
    ...read("AWS::Lambda::EventSourceMapping", "FunctionName"),
    ...read("AWS::Events::Rule", "Targets").filter((targets) => !targets.includes("EventsLog")),
  ];
}

describe.each(deployments)("releases: %s", (_, deployment) => {
  const functions = ownFunctions(deployment);
  const groups = ofType(deployment, "AWS::CodeDeploy::DeploymentGroup");

  it.each(functions)("$id is called by its alias, which CodeDeploy moves", (fn) => {
    const [alias, ...more] = ofType(deployment, "AWS::Lambda::Alias", fn.stack).filter(
      ({ Properties }) => JSON.stringify(Properties.FunctionName).includes(`"${fn.id}"`),
    );
    expect(more).toEqual([]);
    expect(alias?.Properties).toMatchObject({ Name: "live" });
    const group = groups.find((one) => nameOf(one) === `${nameOf(fn)}Release`);
    expect(alias?.UpdatePolicy).toMatchObject({
      CodeDeployLambdaAliasUpdate: { DeploymentGroupName: { Ref: group?.id } },
    });
  });

  it("leaves nothing that calls a function but by its alias", () => {
    const calls = calledBy(deployment);
    expect(calls.length).toBeGreaterThan(30);
    for (const call of calls) expect(call).toMatch(/Live[0-9A-F]{8}"/);
  });

  it.each(groups)("$id goes back when the new version, and no other, fails", (group) => {
    expect(group.Properties).toMatchObject({
      AutoRollbackConfiguration: {
        Enabled: true,
        Events: expect.arrayContaining([
          "DEPLOYMENT_FAILURE",
          "DEPLOYMENT_STOP_ON_REQUEST",
          "DEPLOYMENT_STOP_ON_ALARM",
        ]),
      },
      AlarmConfiguration: { Enabled: true },
    });
    const alarm = ofType(deployment, "AWS::CloudWatch::Alarm", group.stack).find(
      (one) => nameOf(one) === `${nameOf(group)}Errors`,
    );
    expect(JSON.stringify(group.Properties.AlarmConfiguration)).toContain(`"${alarm?.id}"`);
    if (!alarm) throw new Error(`no alarm for ${group.id}`);
    const { Dimensions, ...watched } = alarm.Properties;
    expect((Dimensions as { Name: string }[]).map(({ Name }) => Name).sort()).toEqual([
      "ExecutedVersion",
      "FunctionName",
      "Resource",
    ]);
    expect(watched).toMatchObject({ MetricName: "Errors", Period: 60, Threshold: 1 });
  });

  it("sends the API back for 5xx, too", () => {
    const alarm = ofType(deployment, "AWS::CloudWatch::Alarm", "Api").find(
      (one) => nameOf(one) === "ApiReleaseServerErrors",
    );
    expect(alarm?.Properties).toMatchObject({ MetricName: "5xx", Period: 60, Threshold: 5 });
    const group = ofType(deployment, "AWS::CodeDeploy::DeploymentGroup", "Api")[0];
    expect(JSON.stringify(group?.Properties.AlarmConfiguration)).toContain(`"${alarm?.id}"`);
  });

  it("moves aliases of this stage's functions by a role of its own that may do nothing else", () => {
    const role = only(deployment, "AWS::IAM::Role", "Releases").Properties;
    expect(role.ManagedPolicyArns).toBeUndefined();
    expect(ofType(deployment, "AWS::IAM::Policy", "Releases")).toEqual([]);
    const [policy] = role.Policies as { PolicyDocument: { Statement: object[] } }[];
    expect(policy?.PolicyDocument.Statement).toMatchObject([
      {
        Action: ["lambda:GetAlias", "lambda:UpdateAlias", "lambda:GetProvisionedConcurrencyConfig"],
      },
      { Action: "cloudwatch:DescribeAlarms", Resource: "*" },
    ]);
    expect(JSON.stringify(policy)).toMatch(/:function:\w+-foja-\*"/);
  });
});

describe("a new version", () => {
  const configs = (deployment: Deployment) => [
    ...new Set(
      ofType(deployment, "AWS::CodeDeploy::DeploymentGroup").map(({ Properties }) =>
        String(Properties.DeploymentConfigName),
      ),
    ),
  ];

  it("gets a tenth of production's calls for five minutes, and all at once elsewhere", () => {
    expect(configs(production)).toEqual(["CodeDeployDefault.LambdaCanary10Percent5Minutes"]);
    expect(configs(plain)).toEqual(["CodeDeployDefault.LambdaAllAtOnce"]);
  });
});
