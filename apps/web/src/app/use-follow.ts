import { useRouter } from "@tanstack/react-router";

/** Follows an address of the server: one of this site without loading it anew. */
export function useFollow(): (address: string) => void {
  const { history } = useRouter();
  return (address) => {
    const { origin, pathname, search, href } = new URL(address, location.href);
    if (origin === location.origin) history.push(pathname + search);
    else location.assign(href);
  };
}
