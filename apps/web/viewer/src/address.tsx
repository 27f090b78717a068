import { type ComponentProps, useSyncExternalStore } from "react";

/** A page of the archive. It is stored after the `#`, since pages in a folder have no other addresses. */
export type Address =
  | { readonly page: "home" }
  | { readonly page: "year"; readonly year: number }
  | { readonly page: "month"; readonly year: number; readonly month: number }
  | { readonly page: "memory"; readonly id: string }
  | { readonly page: "search"; readonly words: string }
  | { readonly page: "lifeline" };

const yearPattern = /^(\d{4})(?:\/(\d{1,2}))?$/;

/** An unknown address leads to the first page. */
export function readAddress(hash: string): Address {
  const path = decoded(hash.replace(/^#/, ""));
  const [, year, month] = yearPattern.exec(path) ?? [];
  if (year !== undefined) return placeOf(Number(year), month === undefined ? undefined : Number(month));
  if (path === "lifeline") return { page: "lifeline" };
  const [first, ...rest] = path.split("/");
  if (first === "memory") return { page: "memory", id: rest.join("/") };
  return first === "search" ? { page: "search", words: rest.join("/") } : { page: "home" };
}

export function addressText(address: Address): string {
  switch (address.page) {
    case "year":
      return `#${address.year}`;
    case "month":
      return `#${address.year}/${address.month}`;
    case "memory":
      return `#memory/${encodeURIComponent(address.id)}`;
    case "search":
      return address.words === "" ? "#search" : `#search/${encodeURIComponent(address.words)}`;
    case "lifeline":
      return "#lifeline";
    case "home":
      return "#";
    default:
      return address satisfies never;
  }
}

export function useAddress(): Address {
  return readAddress(useSyncExternalStore(onHashChange, () => location.hash));
}

function placeOf(year: number, month: number | undefined): Address {
  return month !== undefined && month >= 1 && month <= 12 ? { page: "month", year, month } : { page: "year", year };
}

/** An address may have been truncated in the middle of an encoded letter. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function onHashChange(listener: () => void): () => void {
  addEventListener("hashchange", listener);
  return () => removeEventListener("hashchange", listener);
}

interface HashLinkProps extends Omit<ComponentProps<"a">, "href"> {
  readonly to: Address;
}

export function HashLink({ to, children, ...rest }: HashLinkProps) {
  return (
    <a href={addressText(to)} {...rest}>
      {children}
    </a>
  );
}
