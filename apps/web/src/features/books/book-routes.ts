import type { bookDraftsApi } from "@lane/contract/book-drafts.ts";
import type { booksApi } from "@lane/contract/books.ts";

import { route } from "#api/routes.ts";

export const bookRoutes = {
  choices: route<typeof booksApi.choices>("GET", "/books/choices"),
  preview: route<typeof booksApi.preview>("POST", "/books/preview"),
  drawPages: route<typeof booksApi.drawPages>("POST", "/books/preview/pages"),
  begin: route<typeof booksApi.begin>("POST", "/books"),
  draft: route<typeof bookDraftsApi.read>("GET", "/books/draft"),
  saveDraft: route<typeof bookDraftsApi.save>("PUT", "/books/draft"),
} as const;
