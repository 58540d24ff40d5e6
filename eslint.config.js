import js from "@eslint/js";
import globals from "globals";
import stadion, { asText } from "./scripts/import_layers.js";

export default [
  { ignores: ["app/static/vendor/", "node_modules/", ".venv/", "test-results/"] },
  {
    ...js.configs.recommended,
    files: ["**/*.js", "**/*.mjs"],
    linterOptions: { reportUnusedDisableDirectives: "error", noInlineConfig: true },
  },
  {
    files: ["**/*.js", "**/*.mjs"],
    rules: {
      "array-callback-return": "error",
      "default-case-last": "error",
      eqeqeq: "error",
      "max-len": ["error", { code: 120, ignoreUrls: false }],
      "max-lines": ["error", 400],
      "max-lines-per-function": ["error", { max: 40, skipBlankLines: true, skipComments: true }],
      "no-alert": "error",
      "no-console": "error",
      "no-implicit-coercion": "error",
      "no-param-reassign": "error",
      "no-shadow": "error",
      "no-unused-expressions": "error",
      "no-unused-vars": ["error", { args: "all", argsIgnorePattern: "^_" }],
      "no-use-before-define": ["error", { functions: false, classes: true, variables: false }],
      "no-useless-return": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  {
    files: ["app/**/*.js"],
    languageOptions: { globals: globals.browser },
    rules: {
      // In a replacement `$&` and `$1` mean something, also in the name of a player.
      "no-restricted-syntax": [
        "error",
        {
          selector:
            "CallExpression[callee.property.name=/^replace(All)?$/]" +
            ":not([arguments.1.type=/Function|^Literal$/])[arguments.length=2]",
          message: "Replace by a function: in a replacement text `$` is special.",
        },
      ],
    },
  },
  { files: ["app/**/*.d.ts"], languageOptions: { parser: asText } },
  { files: ["app/**/*.js", "app/**/*.d.ts"], plugins: { stadion }, rules: { "stadion/import-layers": "error" } },
  {
    files: ["tests/**/*.mjs", "scripts/**/*.js"],
    languageOptions: { globals: globals.node },
    rules: { "no-console": "off" }, // what a script answers, it prints
  },
  { files: ["app/static/js/theme.js"], languageOptions: { sourceType: "script" } },
];
