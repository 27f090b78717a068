import { useEffect, useEffectEvent } from "react";

import { takeMailedSecret } from "#lib/mailed-secret.ts";

/** Hands over the secret of a mailed link, both when the page opens with it and when it is followed later. */
export function useMailedCode(onCode: (code: string) => void): void {
  const take = useEffectEvent(() => {
    const code = takeMailedSecret();
    if (code !== undefined) onCode(code);
  });
  useEffect(() => {
    const handleChange = () => take();
    handleChange();
    window.addEventListener("hashchange", handleChange);
    return () => window.removeEventListener("hashchange", handleChange);
  }, []);
}
