import { NotFound } from "~/components/not-found";
import { documentTitle } from "~/lib/page-title";

export const meta = () => documentTitle("Página no encontrada");

export default NotFound;
