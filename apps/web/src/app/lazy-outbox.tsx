import { LazyPart } from "./lazy-part.tsx";

const load = async () => (await import("./member-outbox.tsx")).MemberOutbox;

/** Changes that wait for a connection, and what sends them. All of it is loaded while there is one. */
export function LazyOutbox() {
  return <LazyPart load={load} />;
}
