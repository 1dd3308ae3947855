// What `make lint` asks of JavaScript: pages (*.js) know a browser's names, the rest (*.mjs) those
// of Node.js; whatever else is not declared is a mistake.

import js from "@eslint/js";
import globals from "globals";

export default [
  js.configs.recommended,
  { files: ["**/*.js"], languageOptions: { globals: globals.browser } },
  { files: ["**/*.mjs"], languageOptions: { globals: globals.node } },
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      eqeqeq: "error",
      "no-shadow": "error",
      "no-unused-vars": ["error", { args: "all", argsIgnorePattern: "^_" }],
      "no-var": "error",
      "prefer-const": "error",
    },
  },
];
