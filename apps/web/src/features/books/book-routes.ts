import type { booksApi } from "@lane/contract/books.ts";

import { route } from "#api/routes.ts";

export const bookRoutes = {
  choices: route<typeof booksApi.choices>("GET", "/books/choices"),
  preview: route<typeof booksApi.preview>("POST", "/books/preview"),
  begin: route<typeof booksApi.begin>("POST", "/books"),
} as const;
