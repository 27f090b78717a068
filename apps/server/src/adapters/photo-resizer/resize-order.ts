/** An order to the child; it answers in `outputsFile`, in the same order. */
export interface ResizeOrder {
  readonly from: string;
  readonly output: WantedOutput;
  readonly screen?: WantedOutput | undefined;
}

export interface WantedOutput {
  readonly to: string;
  readonly maxWidth: number;
  readonly maxHeight: number;
}

export const ordersFile = "orders.json";
export const outputsFile = "prints.json";
