// Hands our schema to Swagger UI. Calls made there go out with the reader's own cookie.
const root = /** @type {HTMLElement} */ (document.getElementById("docs"));

/** @type {any} */ (window).SwaggerUIBundle({
  domNode: root,
  url: root.dataset.schema,
  validatorUrl: null, // asks nobody outside
  withCredentials: true,
});
