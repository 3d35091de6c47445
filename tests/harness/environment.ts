/** The environment of a test: the names that a deployment has, without its secrets. */
export const TEST_ENVIRONMENT = {
  STAGE: "test",
  APP_URL: "http://localhost:3000",
  ALLOWED_ORIGINS: "http://127.0.0.1:3000",
  AWS_REGION: "us-east-1",
  AWS_ACCESS_KEY_ID: "test",
  AWS_SECRET_ACCESS_KEY: "test",
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: "true",
  JWT_SECRET: "test-secret-of-forty-characters-or-so-ok",
  PUSH_PUBLIC_KEY:
    "BCpGhou7SsfZ2kBLF1YNwH9C7tigtm9OIxKnY_4131JlhTovsnqMFDUILZdcN5lehGDDth7hQGBgsf5Xuyq9mmY",
  PUSH_PRIVATE_KEY: "9pon_rDK4wLnMuadz8cv-JS_X7cxN2YvV2WCGkNlmwU",
  TABLE_NAME: "none",
  FILES_BUCKET: "foja-files",
  EVENT_BUS: "foja",
  MAIL_IN_DOMAIN: "in.foja.localhost",
  SOCKETS_ENDPOINT: "http://127.0.0.1:9/_local/sockets",
  GUARD_QUEUE_URL: "http://127.0.0.1:9/000000000000/guard",
  TAX_QUEUE_URL: "http://127.0.0.1:9/000000000000/tax",
  CAMPAIGNS_QUEUE_URL: "http://127.0.0.1:9/000000000000/campaigns",
  ADDRESS_KEY: "test-key-of-addresses-of-forty-characters",
  // A test writes as fast as it can; the test of the write rate sets its own limit.
  WRITES_BURST: "1000000",
  WEBHOOKS_LOOPBACK: "yes",
  GOOGLE_CLIENT_ID: "foja.apps.googleusercontent.com",
};
