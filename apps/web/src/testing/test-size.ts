/** In the browser, where there is no `process`: as in `@lane/domain/testing/test-size.ts`. */
export const isLongTest = import.meta.env["TEST_SIZE"] === "long";
