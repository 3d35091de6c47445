import { WorkerPanel } from "./worker-panel";

/** The worker of this portal. */
export default function MevWorkerPage() {
  return <WorkerPanel system="mev" />;
}
