/** A print on a wall: thin paper around the picture, what it shows written beneath. */
export const cardStyle = "relative flex h-full flex-col";
export const printStyle = "border border-rule bg-card p-3 shadow-soft";
