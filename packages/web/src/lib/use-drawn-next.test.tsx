// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { Dialog } from "~/components/ui/dialog";
import { until } from "~/testing/press";
import { clear, show } from "~/testing/stage";

afterEach(clear);

const heard: string[] = [];
const dialog = () => document.querySelector("[role=dialog]");
const key = (name: string) => {
  const event = new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true });
  act(() => void document.body.dispatchEvent(event));
};

function Page() {
  const [open, setOpen] = useState(true);
  return (
    <div>
      <Dialog open={open} onOpenChange={setOpen} title="Nueva tarea">
        <form>
          <input aria-label="Título" />
        </form>
      </Dialog>
    </div>
  );
}

/** The page, whose own keys are heard at the window as those of a list are. */
function opened(): void {
  heard.length = 0;
  const listen = (event: KeyboardEvent) => heard.push(event.key);
  addEventListener("keydown", listen, { once: true });
  show(<Page />);
}

it("draws a dialog after the paint that answers the key, without another key", async () => {
  opened();
  expect(dialog()).toBeNull();
  await until(() => expect(document.activeElement?.getAttribute("aria-label")).toBe("Título"));
});

it("gives a letter typed meanwhile to the field of the dialog, not to the page behind", () => {
  opened();
  key("x");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Título");
  expect(heard).toEqual([]);
});

it("closes by Escape before it was drawn", async () => {
  opened();
  key("Escape");
  await until(() => expect(document.querySelector(".bg-scrim")).toBeNull());
  expect(dialog()).toBeNull();
});
