import { withDatabase } from "./database";

export default withDatabase("dynamodb-local");
