import { type AnchorHTMLAttributes, type MouseEvent, type Ref, use, useEffect } from "react";
import { UNSAFE_NavigationContext as NavigationContext, type To, useLocation } from "react-router";

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & {
  to: To;
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
  /** Whether the browser loads the page, because this one may be broken. */
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

type Click = MouseEvent<HTMLAnchorElement>;

/** Whether a click goes to a page of Foja, here: not with a key or a button that opens it elsewhere. */
const isForHere = ({ button, metaKey, altKey, ctrlKey, shiftKey, currentTarget }: Click) =>
  button === 0 &&
  !(metaKey || altKey || ctrlKey || shiftKey) &&
  !currentTarget.target &&
  currentTarget.origin === location.origin;

function hrefOf(to: To): string {
  if (typeof to === "string") return to;
  const { pathname, search = "", hash = "" } = to;
  // Of this page without its query: nothing at all would keep the query.
  if (!pathname && !search) return `?${hash}`;
  return `${pathname ?? ""}${search && !search.startsWith("?") ? "?" : ""}${search}${hash}`;
}

/**
 * A link to a page of Foja. The router's own is rendered again at every change of the address, and a page has some
 * sixty; this one is not. It also shows that it was followed, before its page is there.
 */
export function Link(props: LinkProps) {
  const { to, replace, state, preventScrollReset, reloadDocument, onClick, ...rest } = props;
  const { navigator } = use(NavigationContext);
  const follow = (event: Click) => {
    onClick?.(event);
    if (event.defaultPrevented || reloadDocument || !isForHere(event)) return;
    event.preventDefault();
    const link = event.currentTarget;
    link.dataset.followed = "";
    const { pathname, search, hash, href } = link;
    const go = (replace ?? href === location.href) ? navigator.replace : navigator.push;
    go({ pathname, search, hash }, state, { preventScrollReset });
  };
  return <a {...rest} href={hrefOf(to)} onClick={follow} />;
}

/** Shows on the links to a page that it was asked for, by a key. */
export function markFollowed(path: string): void {
  for (const link of document.querySelectorAll<HTMLElement>(`a[href="${path}"]`)) {
    link.dataset.followed = "";
  }
}

/** Links look like others again when the page that they led to is there. */
export function useArrivals(): void {
  const place = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the address
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLElement>("a[data-followed]")) {
      delete link.dataset.followed;
    }
  }, [place]);
}
