// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { mount } from "~/testing/mount";
import type { NavItem } from "./nav";
import { NavLink } from "./nav-link";

const icon = (() => null) as unknown as NavItem["icon"];
afterEach(() => vi.restoreAllMocks());

it.each([
  ["/", 900, 116],
  ["/", 700, 0],
  ["/alla", 900, 0],
])("brings the line of %s, which ends at %d px of 800, into sight", (to, bottom, scrolled) => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return { bottom: this.matches("a") ? bottom : 800 } as DOMRect;
  });
  const page = mount(
    <nav>
      <NavLink item={{ id: "adminRates", label: "Tasas", icon, to }} />
    </nav>,
  );
  expect(page.host.scrollTop).toBe(scrolled);
  page.close();
});
