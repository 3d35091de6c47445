import { PageFrame } from "./page-frame";
import { PageMessage, type PageMessageProps } from "./page-message";

/** One message on an otherwise empty page: not found, broken, no connection. */
export function FullPage(message: PageMessageProps) {
  return (
    <PageFrame className="grid max-w-xl place-content-center px-6 pb-28">
      <PageMessage {...message} />
    </PageFrame>
  );
}
