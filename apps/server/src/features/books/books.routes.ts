import { bookDraftsApi } from "@lane/contract/book-drafts.ts";
import { booksApi } from "@lane/contract/books.ts";

import { done } from "#http/answers.ts";
import type { Router } from "#http/router.ts";

import type { BookDraftsService } from "./book-drafts.service.ts";
import type { BookPreviewService } from "./book-preview.service.ts";
import type { BooksService } from "./books.service.ts";

interface BooksServices {
  readonly books: BooksService;
  readonly previews: BookPreviewService;
  readonly drafts: BookDraftsService;
}

export function mountBooks(router: Router, { books, previews, drafts }: BooksServices): void {
  router.mount(booksApi.choices, async ({ viewer, query }) =>
    done("Your memories", await books.choices(viewer, query.timelineId)),
  );
  router.mount(booksApi.preview, async ({ viewer, body: { windowId, drawnPages, ...options } }) =>
    done("Your book, laid out", await previews.preview(viewer, options, { windowId, drawnPages })),
  );
  router.mount(booksApi.drawPages, async ({ viewer, body: { windowId, pages, size, ...options } }) =>
    done("The pages", await previews.draw(viewer, options, { windowId, pages, size })),
  );
  router.mount(booksApi.begin, async ({ viewer, body: { key, ...options } }) =>
    done("Your book is being made", { making: await books.begin(viewer, options, key) }),
  );
  router.mount(bookDraftsApi.read, async ({ viewer, query }) =>
    done("Your book so far", await drafts.read(viewer, query.timelineId)),
  );
  router.mount(bookDraftsApi.save, async ({ viewer, body: { timelineId, ...draft } }) =>
    done("Your book is saved", { version: await drafts.save(viewer, draft, timelineId) }),
  );
}
