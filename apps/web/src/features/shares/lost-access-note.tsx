import { lostAccessText } from "./lost-access.ts";
import { useShares } from "./shares.queries.ts";

/** Says who can no longer see a memory once it is deleted; nothing where it is not shared. */
export function LostAccessNote({ memoryId }: { readonly memoryId: string }) {
  const { data } = useShares(memoryId);
  const text = lostAccessText(data?.shares ?? [], "for good");
  return <output className="block animate-appear font-semibold wrap-anywhere not-empty:mt-3">{text}</output>;
}
