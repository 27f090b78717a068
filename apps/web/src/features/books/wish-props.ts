import type { BookWish } from "./book-wish.ts";

export interface WishProps {
  readonly wish: BookWish;
  readonly onChange: (change: Partial<BookWish>) => void;
}
