import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { type FocusEvent, useEffect } from "react";
import { Toaster as SonnerToaster, toast } from "sonner";
import { Link } from "~/components/ui/link";
import { type Notice, notices, takeNotices } from "~/lib/notify";
import { useAnyDialog } from "~/lib/open-dialogs";
import { useStore } from "~/lib/store";

const icons = {
  success: <CircleCheck aria-hidden className="size-4 text-ok" />,
  info: <Info aria-hidden className="size-4 text-accent" />,
  warning: <TriangleAlert aria-hidden className="size-4 text-warn" />,
  error: <CircleAlert aria-hidden className="size-4 text-danger" />,
};

const classNames = {
  toast:
    "flex w-full items-center gap-3 rounded-md border border-line bg-sheet px-4 py-3 text-base text-ink shadow-raised",
  content: "min-w-0 flex-1",
  icon: "shrink-0",
  actionButton:
    "-my-1 -me-2 min-h-8 shrink-0 rounded-md px-2 font-medium text-accent hover:bg-wash",
};

/** The stack of snackbars, with the product's design tokens. */
export default function Toaster() {
  const { waiting } = useStore(notices);
  const overDialog = useAnyDialog();
  useEffect(() => {
    if (waiting.length > 0) for (const notice of takeNotices()) show(notice);
  }, [waiting]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches focus pass through
    <div onFocus={pause} onBlur={resume}>
      <SonnerToaster
        // A dialog has its buttons below.
        position={overDialog ? "top-left" : "bottom-right"}
        duration={6000}
        mobileOffset={{ bottom: 72, left: 16, right: 16 }}
        visibleToasts={3}
        // Collapsed, those behind the last could not be read, and their text would stick out.
        expand
        customAriaLabel="Avisos"
        icons={icons}
        dir="auto"
        style={{ fontFamily: "inherit" }}
        toastOptions={{ unstyled: true, classNames }}
      />
    </div>
  );
}

/** Notices that wait until those on the screen are gone. */
const later: Notice[] = [];

function show(notice: Notice): void {
  if (notice.waits && toast.getToasts().length > 0) later.push(notice);
  else put(notice);
}

function putNext(): void {
  const next = later.shift();
  if (next) put(next);
}

function put({ kind, text, action, link, id }: Notice): void {
  toast[kind](text, {
    ...(id && { id }),
    ...{ onAutoClose: putNext, onDismiss: putNext },
    ...(action && { action: { label: action.label, onClick: action.run } }),
    ...(link && {
      description: <Way {...link} />,
    }),
  });
}

function Way({ label, to, about, follow }: NonNullable<Notice["link"]>) {
  return (
    <>
      {about && <p className="line-clamp-2 text-ink-soft text-sm">{about}</p>}
      <Link to={to} onClick={follow} className="link text-sm">
        {label}
      </Link>
    </>
  );
}

// The library pauses while the pointer is over the stack; keyboard focus must pause it, too.
const pause = (event: FocusEvent) => pretend("mousemove", event);
const resume = (event: FocusEvent) => pretend("mouseout", event);

function pretend(type: "mousemove" | "mouseout", event: FocusEvent): void {
  event.target.dispatchEvent(new MouseEvent(type, { bubbles: true }));
}
