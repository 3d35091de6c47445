import { describe, expect, it, vi } from "vitest";
import { PageLoadError, retryLoading } from "./retry-loading";

const failing = (times: number) => {
  let left = times;
  return vi.fn(async () => {
    if (left-- > 0) throw new TypeError("Failed to fetch dynamically imported module");
    return "page";
  });
};

describe("loading a page's code", () => {
  it("waits only after a failure", async () => {
    const wait = vi.fn(async () => undefined);
    await expect(retryLoading(failing(0), wait)).resolves.toBe("page");
    expect(wait).not.toHaveBeenCalled();
  });

  it("succeeds at the third retry", async () => {
    const wait = vi.fn(async () => undefined);
    await expect(retryLoading(failing(3), wait)).resolves.toBe("page");
    expect(wait).toHaveBeenCalledTimes(3);
  });

  it("gives up after it, with its cause", async () => {
    const load = failing(4);
    const error = await retryLoading(load, async () => undefined).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(PageLoadError);
    expect(error.message).toBe("Error al cargar la página");
    expect(error.cause).toBeInstanceOf(TypeError);
    expect(load).toHaveBeenCalledTimes(4);
  });
});
