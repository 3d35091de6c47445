import { withDatabase } from "./database";

export default withDatabase("dynoxide");
