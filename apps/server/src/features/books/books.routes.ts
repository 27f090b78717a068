import { booksApi } from "@lane/contract/books.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { BookPreviewService } from "./book-preview.service.ts";
import type { BooksService } from "./books.service.ts";

interface BooksServices {
  readonly books: BooksService;
  readonly previews: BookPreviewService;
}

export function mountBooks(router: Router, { books, previews }: BooksServices): void {
  router.mount(booksApi.choices, async ({ viewer, query }) =>
    done("Your memories", await books.choices(viewer, query.timelineId)),
  );
  router.mount(booksApi.preview, async ({ viewer, body }) =>
    done("The first pages", await previews.preview(viewer, body)),
  );
  router.mount(booksApi.begin, async ({ viewer, body: { key, ...options } }) =>
    done("Your book is being made", { making: await books.begin(viewer, options, key) }),
  );
}
