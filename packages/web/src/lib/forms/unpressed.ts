const ENDS = ["mouseup", "pointercancel", "dragend"];

/**
 * Resolves once nothing is being pressed. A fault that comes or goes while the pointer is down moves
 * the button from under it, and the click is lost.
 */
export function unpressed(): Promise<void> {
  if (!document.querySelector(":active")) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      for (const end of ENDS) removeEventListener(end, done, true);
      // After the click that this release makes.
      setTimeout(resolve);
    };
    for (const end of ENDS) addEventListener(end, done, true);
  });
}
