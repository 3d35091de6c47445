const ENDS = ["mouseup", "pointercancel", "dragend"];

/**
 * Resolves once nothing is being pressed. An error message that appears or disappears while the
 * pointer is down moves the button away, and the click is lost.
 */
export function unpressed(): Promise<void> {
  if (!document.querySelector(":active")) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      for (const end of ENDS) removeEventListener(end, done, true);
      // After the click event of this release.
      setTimeout(resolve);
    };
    for (const end of ENDS) addEventListener(end, done, true);
  });
}
