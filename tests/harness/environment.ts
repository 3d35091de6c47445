/** What a machine of a test is: the same names a deployment has, none of its secrets. */
export const TEST_ENVIRONMENT = {
  STAGE: "test",
  APP_URL: "http://localhost:3000",
  ALLOWED_ORIGINS: "http://127.0.0.1:3000",
  AWS_REGION: "us-east-1",
  AWS_ACCESS_KEY_ID: "test",
  AWS_SECRET_ACCESS_KEY: "test",
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  JWT_SECRET: "test-secret-of-forty-characters-or-so-ok",
  TABLE_NAME: "none",
  FILES_BUCKET: "foja-files",
  EVENT_BUS: "foja",
  SOCKETS_ENDPOINT: "http://127.0.0.1:9/_local/sockets",
  GUARD_QUEUE_URL: "http://127.0.0.1:9/000000000000/guard",
  GOOGLE_CLIENT_ID: "foja.apps.googleusercontent.com",
};
