// @vitest-environment happy-dom

import { afterEach, expect, it } from "vitest";
import { forgetPlace, rememberedPlace, rememberPlace } from "./return-place";

afterEach(forgetPlace);

it("remembers a place of ours until it is forgotten", () => {
  rememberPlace("/apps/folders/list?nueva=1");
  expect(rememberedPlace()).toBe("/apps/folders/list?nueva=1");
  forgetPlace();
  expect(rememberedPlace()).toBeNull();
});

it.each([
  null,
  "",
  "https://otro.ar",
  "//otro.ar",
  "/\\otro.ar",
  "/\t/otro.ar",
  "/\n/otro.ar",
  "javascript:alert(1)",
])("does not go to %j", (place) => {
  rememberPlace(place);
  expect(rememberedPlace()).toBeNull();
});
