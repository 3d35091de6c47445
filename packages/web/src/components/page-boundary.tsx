import { Component, type ReactNode, Suspense } from "react";
import { PageLoadError } from "~/lib/retry-loading";
import { shapeOf } from "~/lib/starting";
import { PageMessage } from "./page-message";
import { PageSkeleton } from "./page-skeleton";
import { Button } from "./ui/button";

type Props = { place: string; children: ReactNode };
type State = { error: unknown; place: string };

/**
 * Shows a page's skeleton while its code arrives, and a message when it does not; at another
 * address it tries again. Any other error is passed on to the crash page.
 */
export class PageBoundary extends Component<Props, State> {
  override state: State = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { error: null, place };
  }

  override render() {
    const { error } = this.state;
    if (error === null) {
      return (
        <Suspense fallback={<PageSkeleton shape={shapeOf(this.props.place)} />}>
          {this.props.children}
        </Suspense>
      );
    }
    if (!(error instanceof PageLoadError)) throw error;
    const reload = <Button onClick={() => location.reload()}>Recargar la página</Button>;
    return (
      <div role="alert">
        <PageMessage title="Error al cargar la página" actions={reload} />
      </div>
    );
  }
}
