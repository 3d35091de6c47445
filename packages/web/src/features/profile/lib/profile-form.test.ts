import { describe, expect, it } from "vitest";
import { check } from "~/lib/forms/check";
import type { ProfileValues } from "./profile-form";
import { profileForm } from "./profile-form-schema";
import { skillForm } from "./skill-form-schema";
import { EMPTY_SKILL, type SkillValues, skillOf } from "./skill-values";

const person = { firstName: "Ana", lastName: "Núñez", picture: "", dob: "", name: "" };
const profile = (values: Partial<ProfileValues>) =>
  check<ProfileValues>(async () => profileForm, { ...person, ...values });
const skill = (values: Partial<SkillValues>) =>
  check<SkillValues>(async () => skillForm, { ...EMPTY_SKILL, name: "CPACF", ...values });

describe("the profile's form", () => {
  it("takes empty inputs for absent data, a photo included", async () =>
    expect(await profile({})).toEqual({}));

  it("wants a name, and a photo that is a picture", async () => {
    expect(await profile({ firstName: " ", picture: "http://x.y/z.png" })).toEqual({
      firstName: "Nombre: completá este dato",
      picture: "Foto: elegí una imagen",
    });
  });
});

describe("a professional entry", () => {
  it("needs no CUIT, but a right one if any", async () => {
    expect(await skill({})).toEqual({});
    expect(await skill({ taxCode: "20-12345678-6" })).toEqual({});
    expect(await skill({ taxCode: "20-12345678-0" })).toHaveProperty("taxCode");
  });

  it("is sent without what was left empty", () =>
    expect(skillOf({ ...EMPTY_SKILL, name: "CPACF" })).toEqual({
      name: "CPACF",
      registrationNumber: null,
      taxCode: null,
      taxCondition: null,
    }));
});
