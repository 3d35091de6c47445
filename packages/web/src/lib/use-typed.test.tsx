// @vitest-environment happy-dom

import { act, useState } from "react";
import { afterEach, expect, it } from "vitest";
import { mount } from "~/testing/mount";
import { useTyped } from "./use-typed";

let type = (_text: string) => {};
let arrive = (_value: string) => {};
const typed: string[] = [];
let page: ReturnType<typeof mount>;

function Search() {
  const [value, setValue] = useState("");
  const { field, write } = useTyped(value, (text) => typed.push(text));
  type = (text) => act(() => write(text));
  arrive = (text) => act(() => setValue(text));
  return <input {...field} />;
}

const shown = () => page.host.querySelector("input")?.value;

afterEach(() => {
  page.close();
  typed.length = 0;
});

it("keeps what was typed when an earlier text comes back", () => {
  page = mount(<Search />);
  for (const text of ["d", "de", "des"]) type(text);
  arrive("d");
  expect(shown()).toBe("des");
  expect(typed).toEqual(["d", "de", "des"]);
  type("desp");
  arrive("des");
  expect(shown()).toBe("desp");
  arrive("desp");
  expect(shown()).toBe("desp");
});

it("follows a value that was not typed here, also one that was typed before", () => {
  page = mount(<Search />);
  type("des");
  arrive("des");
  arrive("");
  expect(shown()).toBe("");
  arrive("otra");
  expect(shown()).toBe("otra");
});

it("keeps the space between two words", () => {
  page = mount(<Search />);
  type("de ");
  arrive("de");
  expect(shown()).toBe("de ");
});
