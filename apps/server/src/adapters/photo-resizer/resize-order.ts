/** What the child is asked; it answers in `printsFile`, in the same order. */
export interface LabOrder {
  readonly from: string;
  readonly print: WantedPrint;
  readonly screen?: WantedPrint | undefined;
}

export interface WantedPrint {
  readonly to: string;
  readonly maxWidth: number;
  readonly maxHeight: number;
}

export const ordersFile = "orders.json";
export const printsFile = "prints.json";
