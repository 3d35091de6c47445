export const MAIN_ID = "contenido";

/** The first focusable element: skips the menu to the page's content. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only rounded-md bg-accent px-4 py-2 font-medium text-on-accent focus:not-sr-only focus:fixed focus:start-3 focus:top-3 focus:z-50"
    >
      Ir al contenido
    </a>
  );
}
