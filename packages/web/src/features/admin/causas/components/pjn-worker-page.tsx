import { WorkerPanel } from "./worker-panel";

/** The worker of this portal. */
export default function PjnWorkerPage() {
  return <WorkerPanel system="pjn" />;
}
