// One synthesis takes seconds, so all suites share it by running in one file.
import "./alarms.suite";
import "./api.suite";
import "./bundles.suite";
import "./copies.suite";
import "./files.suite";
import "./functions.suite";
import "./mail.suite";
import "./mail-in.suite";
import "./nag.suite";
import "./permissions.suite";
import "./realtime.suite";
import "./releases.suite";
import "./storage.suite";
import "./campaigns.suite";
import "./tax.suite";
import "./triggers.suite";
import "./web.suite";
