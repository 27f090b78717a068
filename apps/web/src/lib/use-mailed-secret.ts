import { useEffect, useEffectEvent } from "react";

import { takeMailedSecret } from "./mailed-secret.ts";

/** Passes on the secret of a mailed link, both when the page opens with it and when a link is followed later. */
export function useMailedSecret(onSecret: (secret: string) => void): void {
  const take = useEffectEvent(() => {
    const secret = takeMailedSecret();
    if (secret !== undefined) onSecret(secret);
  });
  useEffect(() => {
    const handleChange = () => take();
    handleChange();
    window.addEventListener("hashchange", handleChange);
    return () => window.removeEventListener("hashchange", handleChange);
  }, []);
}
