const visible = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether there is anything to see in it: more than spaces, and letters that take no room or leave none black. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}
