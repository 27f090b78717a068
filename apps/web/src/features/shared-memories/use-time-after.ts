import { useEffect, useState } from "react";

/** A browser rings at once for a longer time. */
const longestTimerMs = 2 ** 31 - 1;

/** The time, renewed when one of these moments has come and whenever the page is looked at again. */
export function useTimeAfter(moments: readonly number[]): number {
  const [now, setNow] = useState(() => Date.now());
  const next = Math.min(...moments.filter((moment) => moment > now));

  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return undefined;
    let timer = wait();
    return () => clearTimeout(timer);

    function wait() {
      return setTimeout(handleRing, Math.min(next - Date.now(), longestTimerMs));
    }

    function handleRing() {
      if (Date.now() < next) timer = wait();
      else setNow(Date.now());
    }
  }, [next]);

  useEffect(() => {
    const handleChange = () => setNow(Date.now());
    document.addEventListener("visibilitychange", handleChange);
    return () => document.removeEventListener("visibilitychange", handleChange);
  }, []);

  return now;
}
