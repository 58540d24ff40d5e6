// Shows the API's schema in Swagger UI. Requests made there use the reader's own cookie.
const root = /** @type {HTMLElement} */ (document.getElementById("docs"));

/** @type {any} */ (window).SwaggerUIBundle({
  domNode: root,
  url: root.dataset.schema,
  validatorUrl: null, // No other server is contacted.
  withCredentials: true,
});
