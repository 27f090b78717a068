import { useEffect, useRef, useState } from "react";

/** Whether the fields are open. Closing them gives the keyboard back to the pencil that opened them. */
export function useEditing() {
  const [isEditing, setIsEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const hasEdited = useRef(false);

  useEffect(() => {
    if (!isEditing && hasEdited.current) pencil.current?.focus();
    hasEdited.current = isEditing;
  }, [isEditing]);

  return { isEditing, pencil, open: () => setIsEditing(true), close: () => setIsEditing(false) };
}
