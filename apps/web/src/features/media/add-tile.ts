/** The look of a tile that adds something to the strip of files. */
export const addTileStyle =
  "flex h-20 min-w-20 shrink-0 flex-col items-center justify-center gap-1 rounded-[10px] border border-dashed border-edge " +
  "bg-card px-2 text-center text-sm leading-tight transition-colors duration-150 hover:border-ink";
