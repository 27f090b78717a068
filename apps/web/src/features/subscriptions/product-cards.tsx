import type { Subscription } from "@lane/contract/subscriptions.ts";
import { monthlyCents, type Product } from "@lane/domain/products.ts";
import { Trans, useLingui } from "@lingui/react/macro";
import { Check } from "lucide-react";
import { type ReactNode, useId } from "react";

import { errorText } from "#api/errors.ts";
import { classNames } from "#lib/class-names.ts";
import { Button } from "#ui/button.tsx";
import { Rope } from "#ui/motifs/rope.tsx";
import { toast } from "#ui/toast-queue.ts";

import { Price, Renewal } from "./price.tsx";
import { hasProduct, useProductNames } from "./product-names.ts";
import type { Asked } from "./subscription-sheet.tsx";
import { useCheckout } from "./subscriptions.queries.ts";

interface ProductCardsProps {
  readonly subscription: Subscription;
  /** The year of the timeline to come back to. */
  readonly year: number | undefined;
  readonly onAddress: (address: string) => void;
  readonly onAsk: (asked: Asked) => void;
}

export function ProductCards(props: ProductCardsProps) {
  const { t } = useLingui();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <ProductCard
        {...props}
        product="memory-keeper"
        points={[t`Every year from birth to today`, t`Everything else stays the same`]}
      />
      <div className="grid content-start gap-4">
        <ProductCard {...props} product="family-vault">
          <Trans>A timeline you keep together. People you invite never pay.</Trans>
        </ProductCard>
        <ProductCard {...props} product="guest-contributor">
          <Trans>Invite people to add to your timeline.</Trans>
        </ProductCard>
      </div>
    </div>
  );
}

interface ProductCardProps extends ProductCardsProps {
  readonly product: Product;
  readonly points?: readonly string[];
  readonly children?: ReactNode;
}

function ProductCard({ product, points, children, ...props }: ProductCardProps) {
  const titleId = useId();
  const name = useProductNames()[product];
  const isMain = product === "memory-keeper";
  const isYours = hasProduct(props.subscription, product);
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(
        "flex min-w-0 flex-col gap-3 rounded-card bg-card p-5 sm:p-6",
        isMain && !isYours ? "border-2 border-moss shadow-soft" : "self-start border border-rule",
      )}
    >
      {isMain ? <Rope lengthPx={520} className="-my-1 w-full" /> : null}
      <div>
        <h2 id={titleId} className="text-xl">
          {name}
        </h2>
        <Price cents={monthlyCents[product]} />
      </div>
      {points ? <Points points={points} /> : <p className="text-ink-soft">{children}</p>}
      <div className="mt-auto grid gap-3">
        {isMain && !isYours ? <Renewal /> : null}
        <ProductAction product={product} name={name} {...props} />
      </div>
    </section>
  );
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="grid gap-2">
      {points.map((point) => (
        <li key={point} className="flex items-start gap-2">
          <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-moss" />
          {point}
        </li>
      ))}
    </ul>
  );
}

interface ProductActionProps extends ProductCardsProps {
  readonly product: Product;
  readonly name: string;
}

function ProductAction({ product, name, ...props }: ProductActionProps) {
  const { products, endsAt } = props.subscription;
  const isYours = hasProduct(props.subscription, product);
  const isPaidFor = products.includes(product);
  const isEnding = endsAt !== null;
  return (
    <div className="grid justify-items-start gap-1">
      {isYours ? <Yours /> : null}
      {isEnding && !isYours ? (
        <p className="text-sm text-ink-soft">
          <Trans>To add this, keep your subscription first.</Trans>
        </p>
      ) : null}
      {isEnding || isOnlyOrGift(props.subscription, product) ? null : (
        <ProductButton product={product} name={name} isYours={isPaidFor} {...props} />
      )}
    </div>
  );
}

/** The only product is not removed: the subscription is cancelled instead. */
function isOnlyOrGift(subscription: Subscription, product: Product): boolean {
  const { products } = subscription;
  return products.includes(product) ? products.length === 1 : hasProduct(subscription, product);
}

function Yours() {
  return (
    <p className="flex items-center gap-2 font-semibold text-moss">
      <Check aria-hidden="true" className="size-5" />
      <Trans>Yours</Trans>
    </p>
  );
}

interface ProductButtonProps extends ProductActionProps {
  readonly isYours: boolean;
}

/** One element with all of its texts: the focus stays on it when a sheet has closed. */
function ProductButton({ product, name, isYours, subscription, year, onAddress, onAsk }: ProductButtonProps) {
  const { t } = useLingui();
  const checkout = useCheckout();
  const isMain = product === "memory-keeper";

  function handleClick() {
    if (isYours) return onAsk({ kind: "remove", product });
    if (subscription.status !== "none") return onAsk({ kind: "add", product });
    return checkout.mutate(
      { product, year },
      { onSuccess: ({ address }) => onAddress(address), onError: (error) => toast("error", errorText(error)) },
    );
  }

  return (
    <Button
      variant={buttonVariant(isYours, isMain)}
      className={isYours ? "-mx-3 px-3!" : "w-full"}
      busy={checkout.isPending}
      onClick={handleClick}
    >
      {isYours ? (
        <>
          {t`Remove`}
          <span className="sr-only">{name}</span>
        </>
      ) : null}
      {!isYours && isMain ? t`Open all my years` : null}
      {!isYours && !isMain ? t`Add ${name}` : null}
    </Button>
  );
}

function buttonVariant(isYours: boolean, isMain: boolean) {
  if (isYours) return "quiet";
  return isMain ? "primary" : "secondary";
}
