import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { apiDocs } from "./scripts/api-docs";
import { devServer } from "./scripts/dev-server";
import { guidePages } from "./scripts/guide-pages";
import { pdfDecoders } from "./scripts/pdf-decoders";

/**
 * Modules that every screen needs, also the login, are one file instead of thirty: fewer requests
 * and better compression. Nothing that imports a large library may be listed here.
 */
const BASE =
  /\/web\/src\/(lib\/(api|session|theme|forms\/check|lazy-page|retry-loading|support-dialog|cn|notify|page-title|paths|storage|store|use-focus)|components\/(brand|full-page|not-found|skip-link|ui\/(badge|button|checkbox|field|form-error-summary|icon-button|input|password-field|skeleton|text-field)\.)|features\/support\/components\/support-gate\.)|vite\/preload-helper|\/react-dom\/(index|cjs\/react-dom\.)/;

/** Like `BASE`, for modules that most screens behind the login share, each quite small. */
const DESK =
  /\/web\/src\/(lib\/(agenda-lines|copy-text|due|event-types|court\/(use-court-days|calendar-call)|outcome|plan-restriction|run-each|shortcuts|use-address|use-media-query|records\/pages|lists\/use-rows)\.|components\/(folder-status|lists\/(shelf-toggle|plan-meter)|ui\/(card|confirm-dialog|dialog|drawer|empty-state|load-more|menu|meter|page-header|fold|popover|select-field|summary)\.))|\/@tanstack\/(react-query|query-core)\//;

/** Modules that read and write dates: only forms need them. */
const DATES =
  /\/web\/src\/(lib\/(day-echo|local-date)|components\/ui\/(date-field|date-picker|time-field|translated-field))\.|core\/src\/kernel\/(clock-text|day-text|quantity-text)\.rules/;

/** The shell of every page of the practice. */
const SHELL =
  /\/web\/src\/(components\/(shell|avatar|page-boundary|case-import\/import-note)|lib\/(case-import\/(case-list-key|under-way)|alerts\/(queries|use-alert)|realtime|push|search-dialog)|routes\/app\/likely)|\/idb-keyval\//;

/** The content of the bell once opened, and of the page of alerts. */
const ALERTS =
  /\/web\/src\/(components\/alerts|lib\/alerts\/(groups|words))|core\/src\/telling\/alerts\/due-line/;

/** Modules of records, their search and their lists: pages need one, two or three of them. */
const RECORDS =
  /\/web\/src\/(lib\/(records\/[\w-]+|lists\/(use-record-list|view))|components\/(responsible-mark|lists\/(cells|record-menu)))\./;
const LISTS =
  /\/web\/src\/(lib\/lists\/use-list-address|components\/lists\/list-(body|filters))\.|\/nuqs\//;
const TABLES =
  /\/web\/src\/(lib\/(lists\/(?!tag-filter|export-rows|plain-view)|people\/responsible-list)|components\/(lists\/(?!record-dialogs|listing|rows|people-table|case-filter|filter-drawer|columns-fields|marked-bar|peek|edit-tool)|board\/view-toggle))/;

/** Modules that the list of cases and a case's page share. */
const CASES =
  /\/web\/src\/(features\/folders\/(components\/(status-stamp|folder-(facts|menu)|court-health)|api\/(court|update-folder)|hooks\/use-folder-status|lib\/(folder-form|court-link))|components\/(folder-status|court-health-badge))\./;

/** `npm run dev`: Foja itself. */
const foja = process.env.FOJA_INNER;

export default defineConfig({
  ...(foja && { server: devServer(foja) }),
  // Found before the first visit, libraries are not prepared again during it.
  optimizeDeps: { entries: ["src/**/*.{ts,tsx}", "!src/**/*.test.{ts,tsx}", "!src/testing/**"] },
  plugins: [apiDocs(), guidePages(), pdfDecoders(), tailwindcss(), reactRouter()],
  resolve: { tsconfigPaths: true },
  // A reader of a kind of file is loaded with the first file of that kind.
  worker: { format: "es" },
  build: {
    // An inlined asset is a data: address, which the CSP refuses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "base", test: BASE, minShareCount: 3, priority: 2 },
            {
              name: "words",
              test: /web\/src\/lib\/format\.|core\/src\/(kernel\/(day|due|short-day|text|zone)|law\/calculation\/kinds|operations\/menu\/menu)\.rules/,
              priority: 2,
            },
            // The validation of forms, which the login needs already.
            { name: "schemas", test: /\/zod\/|kernel\/fields\.schema/, priority: 2 },
            // The client of the API: public pages need it too, without lists.
            {
              name: "query",
              test: /\/@tanstack\/(react-query|query-core)\/|\/web\/src\/lib\/query-client\./,
              priority: 2,
            },
            { name: "desk", test: DESK, minShareCount: 3, priority: 1 },
            { name: "dates", test: DATES, minShareCount: 2, priority: 1 },
            { name: "shell", test: SHELL, minShareCount: 2, priority: 1 },
            { name: "alerts", test: ALERTS, minShareCount: 2, priority: 1 },
            { name: "records", test: RECORDS, minShareCount: 2, priority: 1 },
            { name: "lists", test: LISTS, minShareCount: 2, priority: 1 },
            { name: "tables", test: TABLES, minShareCount: 2 },
            { name: "cases", test: CASES, minShareCount: 2 },
            { name: "icons", test: /lucide-react/, minShareCount: 3, priority: 2 },
          ],
        },
      },
    },
  },
});
