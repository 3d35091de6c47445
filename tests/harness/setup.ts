import { setClock } from "@foja/core/clock";
import { setIds } from "@foja/core/id";
import { afterEach, expect, inject, vi } from "vitest";

// What a machine of a test is: the same names a deployment has, none of its secrets.
process.env.STAGE = "test";
process.env.APP_URL = "http://localhost:3000";
process.env.ALLOWED_ORIGINS = "http://127.0.0.1:3000";
process.env.AWS_REGION = "us-east-1";
process.env.AWS_ACCESS_KEY_ID = "test";
process.env.AWS_SECRET_ACCESS_KEY = "test";
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = "true";
process.env.JWT_SECRET = "test-secret-of-forty-characters-or-so-ok";
process.env.POWERTOOLS_LOG_LEVEL ??= "SILENT";
process.env.TABLE_NAME = "none";
process.env.GOOGLE_CLIENT_ID = "foja.apps.googleusercontent.com";

const database = inject("database");
if (database) {
  process.env.DYNAMODB_ENDPOINT = database.endpoint;
  process.env.TABLE_NAME = database.table;
}

// Something the code complained about is something the test should have known.
const complained = vi.spyOn(console, "error");

afterEach(() => {
  setClock();
  setIds();
  const complaints = complained.mock.calls.slice();
  complained.mockClear();
  expect(complaints, "console.error").toEqual([]);
});
