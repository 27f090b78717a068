const fragmentPattern = /^#code=([\w-]{32,64}|\d{6})(?:&request=[\w-]{1,1000}&email=[^&]{1,400})?$/;

export function hasMailedSecret(): boolean {
  return fragmentPattern.test(location.hash);
}

/** The request that the secret belongs to, where the link carries it: no browser has made it. */
export function readMailedRequest(): { readonly token: string; readonly email: string } | undefined {
  const said = new URLSearchParams(hasMailedSecret() ? location.hash.slice(1) : "");
  const [token, email] = [said.get("request"), said.get("email")];
  return token === null || email === null ? undefined : { token, email };
}

/** Removes the secret of a mailed link from the address, so that neither Back nor a copied link contains it. */
export function takeMailedSecret(): string | undefined {
  const secret = fragmentPattern.exec(location.hash)?.[1];
  if (secret !== undefined) history.replaceState(history.state, "", location.pathname + location.search);
  return secret;
}
